import { Gauge } from '@mui/x-charts/Gauge';

export default function SavingsGauge() {
  return (
    <Gauge
      width={180}
      height={180}
      value={68}
      skipAnimation
      aria-label="新屋顶已攒下的钱"
      text={({ value }) => `${value}%`}
      sx={{ fontSize: 28 }}
    />
  );
}
