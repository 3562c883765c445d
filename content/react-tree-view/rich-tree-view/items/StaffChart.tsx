import { RichTreeView } from '@mui/x-tree-view';

interface Person {
  badge: number;
  name: string;
  role: string;
  reports: Person[];
}

const staff: Person[] = [
  {
    badge: 104,
    name: 'Ines Duarte',
    role: 'Head of the kitchen',
    reports: [
      { badge: 211, name: 'Jo Lindqvist', role: 'Sauces', reports: [] },
      { badge: 240, name: 'Amir Haddad', role: 'Pastry', reports: [] },
    ],
  },
  { badge: 117, name: 'Mei Chen', role: 'Service', reports: [] },
];

const getId = (person: Person) => String(person.badge);
const getLabel = (person: Person) => `${person.name}, ${person.role}`;
const getReports = (person: Person) => person.reports;

export default function StaffChart() {
  return (
    <RichTreeView
      aria-label="Staff"
      items={staff}
      getItemId={getId}
      getItemLabel={getLabel}
      getItemChildren={getReports}
      defaultExpandedItems={['104']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
