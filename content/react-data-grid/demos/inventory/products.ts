export interface Product {
  id: number;
  name: string;
  category: 'Tents' | 'Packs' | 'Stoves' | 'Boots';
  supplier: string;
  stock: number;
  minimum: number;
  price: number;
  counted: Date;
}

const names: [Product['category'], string, string[]][] = [
  ['Tents', 'Larch & Co', ['Ridge 2', 'Ridge 3', 'Solo', 'Family 5', 'Tarp']],
  ['Packs', 'Bergland', ['Day 22', 'Trail 38', 'Trail 48', 'Alpine 30']],
  ['Stoves', 'Ember Works', ['Pocket', 'Twin', 'Wood', 'Winter']],
  ['Boots', 'Bergland', ['Path', 'Ridge', 'Snow', 'Approach', 'Sandal']],
];

// The same numbers on every visit.
export const products: Product[] = names.flatMap(
  ([category, supplier, list], group) =>
    list.map((name, index) => {
      const seed = (group + 1) * 31 + index * 17;
      return {
        id: group * 100 + index + 1,
        name,
        category,
        supplier,
        stock: Math.max(0, ((seed * 7) % 40) - 9),
        minimum: 5 + (seed % 10),
        price: 20 + ((seed * 13) % 180),
        counted: new Date(2025, 4 + (seed % 2), 1 + (seed % 27)),
      };
    }),
);

export const categories = names.map(([category]) => category);
