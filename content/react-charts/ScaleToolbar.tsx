import { createContext, useContext, useState } from 'react';
import StackedLineChartIcon from '@mui/icons-material/StackedLineChart';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Tooltip from '@mui/material/Tooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

const Scale = createContext({ log: false, setLog: (_log: boolean) => {} });

/** Gets the state by context, since a slot gets no props of yours. */
function ScaleChoice() {
  const { log, setLog } = useContext(Scale);
  return (
    <Toolbar aria-label="Scale of the chart">
      <Tooltip title="Even steps">
        <ToolbarButton aria-pressed={!log} onClick={() => setLog(false)}>
          <StackedLineChartIcon color={log ? 'inherit' : 'primary'} />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Every step ten times as much">
        <ToolbarButton aria-pressed={log} onClick={() => setLog(true)}>
          <TrendingUpIcon color={log ? 'primary' : 'inherit'} />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function ScaleToolbar() {
  const [log, setLog] = useState(false);

  return (
    <Scale.Provider value={{ log, setLog }}>
      <LineChart
        showToolbar
        height={300}
        hideLegend
        title="Bacteria in a sample over eight hours"
        xAxis={[{ data: [0, 2, 4, 6, 8], label: 'Hour' }]}
        yAxis={[{ scaleType: log ? 'log' : 'linear', width: 72 }]}
        series={[{ data: [40, 210, 1150, 6300, 34000], label: 'Bacteria' }]}
        slots={{ toolbar: ScaleChoice }}
      />
    </Scale.Provider>
  );
}
