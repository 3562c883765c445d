import { useState } from 'react';
import Button from '@mui/material/Button';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

const rooms = ['Library', 'Gym', 'Kitchen', 'Workshop'];
const parts = [
  { name: 'Weekdays', hours: [38, 52, 17, 24] },
  { name: 'Weekend', hours: [9, 31, 22, 40] },
];

export default function ComposedToolbar() {
  const [shown, setShown] = useState(parts[0]!);

  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: rooms }]}
      series={[{ type: 'bar', data: shown.hours, label: 'Hours' }]}
    >
      <ChartsWrapper hideLegend>
        <Toolbar aria-label="Days to show">
          {parts.map((part) => (
            <ToolbarButton
              key={part.name}
              aria-pressed={part === shown}
              onClick={() => setShown(part)}
              render={
                <Button variant={part === shown ? 'contained' : 'text'} />
              }
            >
              {part.name}
            </ToolbarButton>
          ))}
        </Toolbar>
        <ChartsSurface title={`Hours in use, ${shown.name}`}>
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
