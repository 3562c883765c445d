import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';

export default function RadarParts() {
  return (
    <RadarDataProvider
      height={260}
      radar={{
        max: 10,
        metrics: ['Sweet', 'Sour', 'Bitter', 'Salty', 'Hot'],
      }}
      series={[{ label: 'Plum sauce', data: [8, 5, 1, 3, 2], fillArea: true }]}
    >
      <ChartsSurface title="Taste of a plum sauce: sweet, with some acidity">
        <RadarGrid divisions={4} />
        <RadarMetricLabels />
        <RadarSeriesPlot />
      </ChartsSurface>
    </RadarDataProvider>
  );
}
