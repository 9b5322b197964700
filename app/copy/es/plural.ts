/** `1 trabajo`, `2 trabajos`. */
export const plural = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
