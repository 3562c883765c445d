import type { Plant } from '../../plants.js';

/** Stands for your server, which refuses high prices. */
export async function savePrice({ price }: Plant) {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  if (price > 10) throw new Error('No plant costs more than 10.');
}
