import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { useChartRootRef } from '@mui/x-charts/hooks';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import Tooltip from '@mui/material/Tooltip';

/** Two buttons that show the chart on the whole screen, and back. */
function ScreenToolbar() {
  const root = useChartRootRef();
  return (
    <Toolbar aria-label="Chart">
      <Tooltip title="Whole screen">
        <ToolbarButton onClick={() => root.current?.requestFullscreen()}>
          <FullscreenIcon />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Back to the page">
        <ToolbarButton
          onClick={() =>
            document.fullscreenElement && document.exitFullscreen()
          }
        >
          <FullscreenExitIcon />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function PlainToolbar() {
  return (
    <BarChart
      showToolbar
      height={300}
      hideLegend
      title="Parcels per weekday at the counter"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [212, 164, 158, 171, 240], label: 'Parcels' }]}
      slots={{ toolbar: ScreenToolbar }}
      sx={{ bgcolor: 'background.paper' }}
    />
  );
}
