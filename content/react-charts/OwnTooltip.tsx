import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

const income = [420, 380, 510, 640];
const expenses = [310, 350, 330, 390];
const money = (value: number) => `${value} €`;

/** Shows what is left, which no series of the chart has. */
function BalanceTooltip() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) return null;
  const balance = income[axis.dataIndex]! - expenses[axis.dataIndex]!;
  return (
    <ChartsTooltipContainer trigger="axis">
      <Paper elevation={3} sx={{ m: 1, px: 2, py: 1 }}>
        <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
        {axis.seriesItems.map(
          ({ seriesId, formattedLabel, formattedValue }) => (
            <Typography key={seriesId} variant="body2">
              {`${formattedLabel}: ${formattedValue}`}
            </Typography>
          ),
        )}
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Left: {money(balance)}
        </Typography>
      </Paper>
    </ChartsTooltipContainer>
  );
}

export default function OwnTooltip() {
  return (
    <BarChart
      height={260}
      title="Income and expenses of a choir"
      xAxis={[{ data: ['March', 'April', 'May', 'June'] }]}
      series={[
        {
          data: income,
          label: 'Income',
          valueFormatter: (value) => money(value!),
        },
        {
          data: expenses,
          label: 'Expenses',
          valueFormatter: (value) => money(value!),
        },
      ]}
      slots={{ tooltip: BalanceTooltip }}
    />
  );
}
