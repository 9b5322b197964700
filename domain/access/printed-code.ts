const parts = /^([0-9A-Z]{4})-?([0-9A-Z]{4})$/;

/** Normalizes a typed recovery code or one-time code to its printed form; null if it cannot be one. */
export const printedCode = (typed: string): string | null => {
  const [, first, second] = parts.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  return first && second ? `${first}-${second}` : null;
};
