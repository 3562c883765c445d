import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { idea: '深色模式', effort: 3, benefit: 7 },
  { idea: '离线可用', effort: 8, benefit: 8 },
  { idea: '新标志', effort: 4, benefit: 2 },
  { idea: '更快的搜索', effort: 5, benefit: 9 },
  { idea: '导入旧数据', effort: 9, benefit: 3 },
];

export default function EffortQuadrants() {
  return (
    <ScatterChart
      height={300}
      hideLegend
      title="五个想法的投入与收益"
      dataset={ideas}
      xAxis={[{ label: '投入', min: 0, max: 10 }]}
      yAxis={[{ label: '收益', min: 0, max: 10 }]}
      series={[
        {
          datasetKeys: { id: 'idea', x: 'effort', y: 'benefit' },
          label: '想法',
          markerSize: 7,
          valueFormatter: (point) => point && `${point.id}`,
        },
      ]}
    >
      <ChartsReferenceLine x={5.5} label="← 先做这些" labelAlign="start" />
      <ChartsReferenceLine y={5} />
    </ScatterChart>
  );
}
