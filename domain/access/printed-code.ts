/** Letters that no code has, and the digits that a reader takes for them. */
const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Normalizes a typed recovery code or one-time code to its printed form; null if it cannot be one. Codes of earlier releases
 * have two groups instead of three.
 */
export const printedCode = (typed: string): string | null => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .replace(/[OIL]/g, (letter) => misread[letter] ?? letter);
  const groups = /^[0-9A-Z]{8}(?:[0-9A-Z]{4})?$/.test(code) ? code.match(/.{4}/g) : null;
  return groups && groups.join('-');
};
