export interface Loan {
  id: number;
  title: string;
  author: string;
  reader: string;
  branch: 'Harbor' | 'Old Town' | 'Station';
  borrowed: Date;
  due: Date;
  renewals: number;
  reserved: boolean;
}

const day = (month: number, date: number) => new Date(2025, month - 1, date);

export const loans: Loan[] = [
  {
    id: 1,
    title: 'Jane Eyre',
    author: 'Charlotte Brontë',
    reader: 'Amara Diallo',
    branch: 'Harbor',
    borrowed: day(9, 1),
    due: day(9, 29),
    renewals: 0,
    reserved: true,
  },
  {
    id: 2,
    title: 'Moby-Dick',
    author: 'Herman Melville',
    reader: 'Tomás Vidal',
    branch: 'Harbor',
    borrowed: day(9, 2),
    due: day(9, 30),
    renewals: 1,
    reserved: false,
  },
  {
    id: 3,
    title: 'The Time Machine',
    author: 'H. G. Wells',
    reader: 'Ingrid Moe',
    branch: 'Station',
    borrowed: day(9, 4),
    due: day(10, 2),
    renewals: 0,
    reserved: false,
  },
  {
    id: 4,
    title: 'Middlemarch',
    author: 'George Eliot',
    reader: 'Yuki Tanaka',
    branch: 'Old Town',
    borrowed: day(8, 18),
    due: day(9, 15),
    renewals: 2,
    reserved: true,
  },
  {
    id: 5,
    title: 'Dracula',
    author: 'Bram Stoker',
    reader: 'Amara Diallo',
    branch: 'Harbor',
    borrowed: day(9, 8),
    due: day(10, 6),
    renewals: 0,
    reserved: false,
  },
  {
    id: 6,
    title: 'Emma',
    author: 'Jane Austen',
    reader: 'Pavel Novák',
    branch: 'Old Town',
    borrowed: day(9, 9),
    due: day(10, 7),
    renewals: 0,
    reserved: false,
  },
  {
    id: 7,
    title: 'Germinal',
    author: 'Émile Zola',
    reader: 'Leila Haddad',
    branch: 'Station',
    borrowed: day(8, 25),
    due: day(9, 22),
    renewals: 3,
    reserved: false,
  },
  {
    id: 8,
    title: 'The Jungle Book',
    author: 'Rudyard Kipling',
    reader: 'Ingrid Moe',
    branch: 'Station',
    borrowed: day(9, 11),
    due: day(10, 9),
    renewals: 0,
    reserved: true,
  },
  {
    id: 9,
    title: 'Walden',
    author: 'Henry David Thoreau',
    reader: 'Tomás Vidal',
    branch: 'Old Town',
    borrowed: day(9, 12),
    due: day(10, 10),
    renewals: 1,
    reserved: false,
  },
  {
    id: 10,
    title: 'Persuasion',
    author: 'Jane Austen',
    reader: 'Leila Haddad',
    branch: 'Harbor',
    borrowed: day(9, 15),
    due: day(10, 13),
    renewals: 0,
    reserved: false,
  },
];
