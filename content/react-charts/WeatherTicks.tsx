import Cloud from '@mui/icons-material/Cloud';
import Umbrella from '@mui/icons-material/Umbrella';
import WbSunny from '@mui/icons-material/WbSunny';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

const days = [
  { day: 'Mon', Icon: WbSunny, visitors: 412 },
  { day: 'Tue', Icon: Cloud, visitors: 268 },
  { day: 'Wed', Icon: Umbrella, visitors: 74 },
  { day: 'Thu', Icon: Cloud, visitors: 231 },
  { day: 'Fri', Icon: WbSunny, visitors: 455 },
];

/** The weather of a day above its name; other ticks stay as they are. */
function WeatherTick(props: ChartsTextProps) {
  const { x, y, text } = props;
  const Icon = days.find(({ day }) => day === text)?.Icon;
  if (!Icon) return <ChartsText {...props} />;
  return (
    <g fill="currentColor">
      <Icon x={Number(x) - 12} y={y} width={24} height={24} aria-hidden />
      <text x={x} y={Number(y) + 38} textAnchor="middle" fontSize={12}>
        {text}
      </text>
    </g>
  );
}

export default function WeatherTicks() {
  return (
    <BarChart
      height={260}
      hideLegend
      title="Visitors of the open-air pool: most on the sunny Monday and Friday"
      xAxis={[{ data: days.map(({ day }) => day), height: 56 }]}
      series={[
        { data: days.map(({ visitors }) => visitors), label: 'Visitors' },
      ]}
      slots={{ axisTickLabel: WeatherTick }}
    />
  );
}
