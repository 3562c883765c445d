import { Gauge } from '@mui/x-charts/Gauge';

export default function SavingsGauge() {
  return (
    <Gauge
      width={180}
      height={180}
      value={68}
      skipAnimation
      aria-label="Saved for the new roof"
      text={({ value }) => `${value}%`}
      sx={{ fontSize: 28 }}
    />
  );
}
