import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

/** Kilometres per week of a running group. */
const runners = [
  { label: '安达', data: [22, 25, 24, 30, 28, 33, 31, 36] },
  { label: '小波', data: [31, 30, 34, 33, 38, 36, 40, 41] },
  { label: '奇迪', data: [15, 18, 17, 20, 24, 22, 27, 26] },
  { label: '迪娜', data: [40, 38, 43, 42, 44, 39, 46, 45] },
  { label: '你', data: [12, 16, 21, 20, 27, 31, 34, 42] },
];

export default function OneAmongMany() {
  return (
    <LineChart
      height={280}
      title="跑步小组每周的公里数"
      desc="你起步时最少，现在排第二。"
      xAxis={[{ data: weeks, label: '周', tickMinStep: 1 }]}
      series={runners.map((runner) => ({
        ...runner,
        showMark: false,
        color:
          runner.label === '你' ? 'var(--mui-palette-primary-main)' : '#9e9e9e',
        highlightScope: { highlight: 'series', fade: 'global' },
        valueFormatter: (value: number | null) => `${value} km`,
      }))}
      grid={{ horizontal: true }}
    />
  );
}
