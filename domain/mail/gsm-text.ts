/**
 * The characters of the GSM alphabet (3GPP TS 23.038). A text message of these alone holds 160 of them; one other character
 * makes it UCS-2 with 70, and each further part of a message costs as much as the first.
 */
const single = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Takes two places. */
const double = new Set('^{}\\[~]|€');

const isGsm = (char: string) => single.has(char) || double.has(char);

const plainForms: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** Takes the accent off a letter if that brings it into the alphabet: `á` has no place in it, but `é` and `ñ` have. */
const withoutAccent = (char: string): string => {
  const [base = char] = char.normalize('NFD');
  return isGsm(base) ? base : char;
};

/** Replaces characters outside the alphabet where readers lose nothing. Others, such as Chinese letters, stay. */
export const toGsmText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((char) => (isGsm(char) ? char : (plainForms[char] ?? withoutAccent(char))))
    .join('');

/** How many parts a text message is sent and paid in. */
export const countTextParts = (text: string): number => {
  const chars = [...text];
  if (!chars.every(isGsm)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const places = chars.reduce((sum, char) => sum + (double.has(char) ? 2 : 1), 0);
  return places <= 160 ? 1 : Math.ceil(places / 153);
};
