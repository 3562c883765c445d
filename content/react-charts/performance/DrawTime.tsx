import { useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Trees of a forest: the older, the higher. */
const trees = Array.from({ length: 4000 }, (_, id) => {
  const age = (id * 37) % 120;
  return { id, x: age, y: Math.sqrt(age) * 3 + ((id * 13) % 17) / 4 };
});
const renderers = ['svg-single', 'svg-batch'] as const;

export default function DrawTime() {
  const [renderer, setRenderer] = useState<(typeof renderers)[number]>();
  const [time, setTime] = useState(0);

  function draw(next: (typeof renderers)[number]) {
    flushSync(() => setRenderer(undefined));
    const start = performance.now();
    flushSync(() => setRenderer(next));
    setTime(performance.now() - start);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {renderers.map((name) => (
          <Button key={name} variant="outlined" onClick={() => draw(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {renderer ? `4,000 points: ${time.toFixed()} ms` : 'Choose a renderer.'}
      </Typography>
      <ScatterChart
        height={240}
        hideLegend
        skipAnimation
        disableVoronoi
        key={renderer}
        renderer={renderer}
        title="Age and height of trees"
        localeText={{ noData: 'Nothing drawn yet' }}
        xAxis={[{ min: 0, max: 120, label: 'Age (years)' }]}
        yAxis={[{ min: 0, max: 40, label: 'Height (m)' }]}
        series={[{ data: renderer ? trees : [], markerSize: 1 }]}
      />
    </Stack>
  );
}
