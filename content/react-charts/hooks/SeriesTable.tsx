import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useLineSeries, useXAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

/** The same numbers for those who don't see the lines. */
function NumbersTable() {
  const { data: years = [] } = useXAxis();
  return (
    <Box component="table" sx={{ mx: 'auto', '& td, & th': { px: 2 } }}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {useLineSeries().map(({ id, label, data, color }) => (
          <tr key={id}>
            <th scope="row" style={{ borderLeft: `4px solid ${color}` }}>
              {typeof label === 'function' ? label('legend') : label}
            </th>
            {data.map((value, index) => (
              <td key={years[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

export default function SeriesTable() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'point', data: ['2023', '2024', '2025'] }]}
      series={[
        { type: 'line', label: 'Swallows', data: [14, 11, 9] },
        { type: 'line', label: 'Swifts', data: [6, 8, 12] },
      ]}
    >
      <Box sx={{ width: '100%' }}>
        <ChartsSurface title="Nests of swallows and swifts at the old mill">
          <LinePlot />
          <MarkPlot />
          <ChartsAxis />
        </ChartsSurface>
        <NumbersTable />
      </Box>
    </ChartDataProvider>
  );
}
