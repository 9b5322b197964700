const parts = /^([0-9A-Z]{4})-?([0-9A-Z]{4})$/;

/** How a recovery code or a driver's one-time code was printed, however it was typed; null for no such code. */
export const printedCode = (typed: string): string | null => {
  const [, first, second] = parts.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  return first && second ? `${first}-${second}` : null;
};
