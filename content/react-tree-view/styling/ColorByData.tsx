import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Task = TreeViewBaseItem<{
  id: string;
  label: string;
  late?: boolean;
  children?: Task[];
}>;

const tasks: Task[] = [
  {
    id: 'roof',
    label: 'Roof',
    children: [
      { id: 'tiles', label: 'Order tiles (late)', late: true },
      { id: 'frame', label: 'Repair the frame' },
    ],
  },
  { id: 'paint', label: 'Paint the door' },
];

const lateIds = tasks
  .flatMap((task) => [task, ...(task.children ?? [])])
  .filter(({ late }) => late)
  .map(({ id }) => id);

export default function ColorByData() {
  return (
    <RichTreeView
      aria-label="Work on the house"
      items={tasks}
      defaultExpandedItems={['roof']}
      slotProps={{
        item: ({ itemId }) => ({
          slotProps: {
            label: {
              style: lateIds.includes(itemId)
                ? { color: 'var(--mui-palette-error-main)', fontWeight: 600 }
                : undefined,
            },
          },
        }),
      }}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
