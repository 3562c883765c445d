export interface Device {
  id: number;
  device: string;
  tag: string;
}

export const devices: Device[] = [
  { id: 1, device: 'Microscope', tag: 'LAB-104' },
  { id: 2, device: 'Centrifuge', tag: 'LAB-117' },
  { id: 3, device: 'Projector', tag: 'AUD-020' },
  { id: 4, device: 'Label printer', tag: 'OFF-311' },
];

/** The tags of all buildings, which only the server knows. */
const taken = new Set(['LAB-100', 'LAB-101', 'AUD-021', 'OFF-300']);

/** Stands for a request. Some answers take longer than others. */
export async function isTaken(tag: string): Promise<boolean> {
  const delay = 500 + 400 * (tag.charCodeAt(tag.length - 1) % 3);
  await new Promise((resolve) => setTimeout(resolve, delay));
  return taken.has(tag) || devices.some((device) => device.tag === tag);
}
