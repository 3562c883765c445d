import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { idea: 'Dark mode', effort: 3, benefit: 7 },
  { idea: 'Offline use', effort: 8, benefit: 8 },
  { idea: 'New logo', effort: 4, benefit: 2 },
  { idea: 'Faster search', effort: 5, benefit: 9 },
  { idea: 'Import from old app', effort: 9, benefit: 3 },
];

export default function EffortQuadrants() {
  return (
    <ScatterChart
      height={300}
      hideLegend
      title="Effort and benefit of five ideas"
      dataset={ideas}
      xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
      yAxis={[{ label: 'Benefit', min: 0, max: 10 }]}
      series={[
        {
          datasetKeys: { id: 'idea', x: 'effort', y: 'benefit' },
          label: 'Ideas',
          markerSize: 7,
          valueFormatter: (point) => point && `${point.id}`,
        },
      ]}
    >
      <ChartsReferenceLine x={5.5} label="← Do first" labelAlign="start" />
      <ChartsReferenceLine y={5} />
    </ScatterChart>
  );
}
