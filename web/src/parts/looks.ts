/** The eight persons: a colour and a shape each, everywhere the same. Shapes stand in a box of 32 × 32. */
export const SHAPES: readonly string[] = [
  "M3.5 16a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0",
  "M16 3L30 28H2Z",
  "M4.5 4.5h23v23h-23z",
  "M16 1L29 16L16 31L3 16Z",
  "M16 1.5l4.4 9.6 10.4 1.2-7.7 7.1 2.1 10.3L16 24.5l-9.2 5.2 2.1-10.3-7.7-7.1 10.4-1.2z",
  "M11 3h10v8h8v10h-8v8H11v-8H3V11h8z",
  "M16 2l14 10.4L24.7 29H7.3L2 12.4z",
  "M9 4h14l7.5 12L23 28H9L1.5 16z",
];

export const LOOKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
