import { useState, useSyncExternalStore } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';

const may = { id: '2024-05', label: 'May: summer concert' };
const november = { id: '2024-11', label: 'November: new rehearsal room' };
const march = { id: '2023-03', label: 'March: election of the board' };
const years = [
  { id: '2024', label: 'Minutes of 2024', children: [may, november] },
  { id: '2023', label: 'Minutes of 2023', children: [march] },
];
const open = years.map(({ id }) => id);
const subscribe = () => () => {};
/** False on the server and in the first rendering of the browser, which has to be the same. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

export default function LinksFirst() {
  const hydrated = useHydrated();
  const [plain, setPlain] = useState(false);
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      {hydrated && (
        <FormControlLabel
          control={<Switch onChange={(_, checked) => setPlain(checked)} />}
          label="As without JavaScript"
        />
      )}
      {hydrated && !plain ? (
        <RichTreeView
          aria-label="Archive"
          items={years}
          defaultExpandedItems={open}
        />
      ) : (
        <nav aria-label="Archive">
          {years.map(({ id, label, children }) => (
            <details key={id} open>
              <summary>{label}</summary>
              <ul>
                {children.map((one) => (
                  <li key={one.id}>
                    <a href={`#${one.id}`}>{one.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      )}
    </Stack>
  );
}
