/** Ships that entered a harbor on each of 120 days, the same on every visit. */
export const ships = Array.from({ length: 120 }, (_, day) =>
  Math.round(
    34 + 12 * Math.sin(day / 19) + 7 * Math.sin(day * 1.9) + (day % 7) * 1.5,
  ),
);
