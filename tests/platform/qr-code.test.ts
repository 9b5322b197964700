import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from '~/app/platform/auth/qr-code.server';

const scale = 4;
const quiet = 4;

/** Draws the path as a screen does and scans it as a phone does. */
const readBack = ({ size, path }: { size: number; path: string }) => {
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const at =
          ((Number(y) + quiet) * scale + row) * side + (Number(x) + quiet) * scale + column;
        pixels.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
};

test.each(['https://jobs.example.com/s/DEFAULT/MAIN', `http://a.test/s/${'C'.repeat(40)}/ABCDE`])(
  'a phone reads %s from the code',
  (link) => expect(readBack(qrCode(link))).toBe(link),
);
