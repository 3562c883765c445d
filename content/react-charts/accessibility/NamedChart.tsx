import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];

export default function NamedChart() {
  const id = useId();
  return (
    <figure style={{ margin: 0, width: '100%' }} aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="figcaption">
        Storks have nearly tripled since 2017
      </Typography>
      <LineChart
        height={220}
        title="Breeding pairs of storks, 2017 to 2024"
        desc="The number rises every year, from 31 to 88, most between 2021 and 2023."
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
        yAxis={[{ width: 40, min: 0 }]}
        series={[{ data: [31, 34, 38, 43, 49, 66, 82, 88] }]}
      />
    </figure>
  );
}
