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
    name: '杜伊娜',
    role: '厨师长',
    reports: [
      { badge: 211, name: '林乔', role: '酱汁', reports: [] },
      { badge: 240, name: '何阿明', role: '西点', reports: [] },
    ],
  },
  { badge: 117, name: '陈梅', role: '前厅', reports: [] },
];

const getId = (person: Person) => String(person.badge);
const getLabel = (person: Person) => `${person.name}（${person.role}）`;
const getReports = (person: Person) => person.reports;

export default function StaffChart() {
  return (
    <RichTreeView
      aria-label="员工"
      items={staff}
      getItemId={getId}
      getItemLabel={getLabel}
      getItemChildren={getReports}
      defaultExpandedItems={['104']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
