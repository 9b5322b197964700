/** Words of printable ASCII with single spaces between them, as most texts are. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A name as it is stored: composed (NFC), on one line, with single spaces, and without invisible characters
 * that could make two names look alike or change the writing direction of a page.
 */
export const cleanText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(
          /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\p{Noncharacter_Code_Point}]/gu,
          '',
        )
        .replace(/\p{Cs}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
        // Normalize last, because a removed character may have separated a letter from its accent.
        .normalize('NFC');

/** An ID as it is stored: like a name, and without any character that nobody sees, which copying may have brought along. */
export const cleanId = (text: string): string =>
  plain.test(text)
    ? text
    : cleanText(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));

/** At most the first `length` UTF-16 units, without a split character or a trailing space. */
export const cutText = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udfff]$/u, '')
    .trimEnd();

/** Cleans each line of a text as `cleanText` does, and keeps at most one blank line between two lines. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
