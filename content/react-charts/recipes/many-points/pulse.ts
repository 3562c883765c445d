/** 100,000 samples of a simulated vibration, the same on every visit, with a knock in the second half. */
export const samples = Float64Array.from({ length: 100_000 }, (_, n) => {
  const base = Math.sin(n / 5200) + 0.3 * Math.sin(n / 37);
  const knock = n > 61_200 && n < 61_240 ? 2.4 : 0;
  return base + knock + 0.12 * Math.sin(n * 12.9898);
});

let state = 7;
/** Looks random, and is the same on every visit. */
function random() {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
}

/** 100,000 arrivals: minutes after opening, and minutes of stay. */
export const visits = Array.from({ length: 100_000 }, () => {
  const arrival = 300 * (random() + random());
  const stay = 15 + (random() + random()) * (54 - arrival / 15);
  return [arrival, stay] as const;
});
