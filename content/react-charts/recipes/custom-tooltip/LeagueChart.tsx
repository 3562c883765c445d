import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

const rounds = ['1', '2', '3', '4', '5', '6'];
const teams = [
  { id: 'otters', label: 'Otters', data: [3, 4, 7, 10, 10, 13] },
  { id: 'herons', label: 'Herons', data: [0, 3, 6, 6, 9, 12] },
  { id: 'beavers', label: 'Beavers', data: [1, 4, 4, 7, 8, 8] },
];

/** The table after a round: sorted, with the points won in that round. */
function RankTooltip() {
  const [round] = useAxesTooltip() ?? [];
  if (!round) return null;
  const { dataIndex } = round;
  const rank = teams
    .map(({ id, label, data }) => ({
      id,
      label,
      points: data[dataIndex]!,
      won: data[dataIndex]! - (data[dataIndex - 1] ?? 0),
      color: round.seriesItems.find((item) => item.seriesId === id)?.color,
    }))
    .sort((a, b) => b.points - a.points);
  return (
    <ChartsTooltipContainer trigger="axis">
      <Paper elevation={3} sx={{ m: 1, px: 2, py: 1 }}>
        <Typography variant="subtitle2">
          After round {round.axisFormattedValue}
        </Typography>
        {rank.map(({ id, label, points, won, color }) => (
          <Typography key={id} variant="body2">
            <span style={{ color }}>●</span> {`${label}: ${points} (+${won})`}
          </Typography>
        ))}
      </Paper>
    </ChartsTooltipContainer>
  );
}

export default function LeagueChart() {
  return (
    <LineChart
      height={260}
      title="Points of three teams over six rounds"
      xAxis={[{ data: rounds, scaleType: 'point', label: 'Round' }]}
      yAxis={[{ width: 40 }]}
      series={teams}
      slots={{ tooltip: RankTooltip }}
    />
  );
}
