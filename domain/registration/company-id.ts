const maxLength = 40;

/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/**
 * The name reduced to uppercase letters and digits. `Café 24` gives `CAFE24`, `Ünal Taşıma` gives `UNALTASIMA`; `***`
 * and `運輸` give nothing.
 */
export const toCompanyId = (name: string): string =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞ]/g, (letter) => letters[letter] ?? '')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, maxLength);
