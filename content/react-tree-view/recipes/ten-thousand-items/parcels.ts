import type { TreeViewBaseItem } from '@mui/x-tree-view';

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1);

/** 20 districts with 20 streets of 25 parcels each, 10,420 items in all. */
export const districts: TreeViewBaseItem[] = numbers(20).map((district) => ({
  id: `${district}`,
  label: `District ${district}`,
  children: numbers(20).map((street) => ({
    id: `${district}/${street}`,
    label: `Street ${district}.${street}`,
    children: numbers(25).map((parcel) => ({
      id: `${district}/${street}/${parcel}`,
      label: `Parcel ${district}.${street}.${parcel}`,
    })),
  })),
}));
