import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { Fault } from './faults.js';

interface FaultListProps {
  faults: Fault[];
  onSelect: (fault: Fault) => void;
}

/** All errors, each of them a button that leads to its cell. */
export function FaultList({ faults, onSelect }: FaultListProps) {
  if (faults.length === 0) {
    return <Alert severity="success">Everything is fine.</Alert>;
  }
  return (
    <Alert severity="error">
      {faults.map((fault) => (
        <div key={`${fault.id} ${fault.field}`}>
          <Link
            component="button"
            type="button"
            variant="body2"
            color="inherit"
            onClick={() => onSelect(fault)}
          >
            {fault.text}
          </Link>
        </div>
      ))}
    </Alert>
  );
}
