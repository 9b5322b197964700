/**
 * A name as it is stored: composed (NFC), one line, single spaces, without invisible characters that
 * could make two names look alike or turn the writing direction of a page.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
