import { encode } from 'uqr';

export interface QrCode {
  /** Modules per side. */
  readonly size: number;
  /** An SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** Error correction level M: readable with up to 15% of the code damaged. */
export const qrCode = (text: string): QrCode => {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`];
    }),
  );
  return { size, path: runs.join('') };
};
