import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxLogoBytes } from '~/domain/logo/logo';
import { readLogo } from '~/domain/logo/read-logo';
import { runs } from '~/tests/support/fast-check';
import {
  addWebpChunk,
  insertBytes,
  jpegSegment,
  logoImages,
  pngChunk,
  resizePng,
} from '~/tests/support/logo-images';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const secret = bytesOf('GPS 40.7128 N <script>alert(1)</script>');
const holdsSecret = (bytes: Uint8Array) => Buffer.from(bytes).includes('script');
const read = (bytes: Uint8Array) => {
  const logo = readLogo(bytes);
  return logo.ok ? logo.value : logo.error;
};
const code = (bytes: Uint8Array) => {
  const logo = readLogo(bytes);
  return logo.ok ? 'ok' : logo.error.code;
};
const { png, jpeg, progressiveJpeg, webp, losslessWebp, transparentWebp } = logoImages;
const images = Object.entries(logoImages);
const small = { width: 24, height: 12 };

test.each([
  ['png', { type: 'image/png', width: 180, height: 60 }],
  ['jpeg', { type: 'image/jpeg', ...small }],
  ['progressiveJpeg', { type: 'image/jpeg', ...small }],
  ['webp', { type: 'image/webp', ...small }],
  ['losslessWebp', { type: 'image/webp', ...small }],
  ['transparentWebp', { type: 'image/webp', ...small }],
] as const)('reads format and size of %s from its bytes', (name, expected) => {
  expect(read(logoImages[name])).toMatchObject(expected);
});

test('a logo that was read is read again as the same', () => {
  for (const [, image] of images) {
    const first = read(image);
    expect(read((first as { bytes: Uint8Array }).bytes)).toEqual(first);
  }
});

test.each([
  ['texts of PNG', insertBytes(png, 33, pngChunk('tEXt', secret))],
  ['EXIF of PNG', insertBytes(png, 33, pngChunk('eXIf', secret))],
  ['what follows a PNG file', insertBytes(png, png.length, secret)],
  ['EXIF of JPEG', insertBytes(jpeg, 2, jpegSegment(0xe1, secret))],
  ['comments of JPEG', insertBytes(progressiveJpeg, 2, jpegSegment(0xfe, secret))],
  ['a long segment of Adobe', insertBytes(jpeg, 2, jpegSegment(0xee, secret))],
  ['what follows a JPEG file', insertBytes(jpeg, jpeg.length, secret)],
  ['EXIF of WebP', addWebpChunk(transparentWebp, 'EXIF', secret)],
  ['unknown chunks of WebP', addWebpChunk(losslessWebp, 'XYZW', secret)],
  ['what follows a WebP file', insertBytes(webp, webp.length, secret)],
])('leaves out %s', (_, image) => {
  const logo = read(image);
  expect(holdsSecret(image)).toBe(true);
  expect(logo).toMatchObject({ bytes: expect.any(Uint8Array) });
  expect(holdsSecret((logo as { bytes: Uint8Array }).bytes)).toBe(false);
});

test('an extended WebP file no longer says that it has EXIF', () => {
  const flagged = addWebpChunk(transparentWebp, 'EXIF', secret);
  flagged[20]! |= 0x2c;
  expect(read(flagged)).toEqual(read(transparentWebp));
});

test('refuses other types, whatever they are called', () => {
  const others = [
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'BM',
    'RIFF',
  ];
  for (const other of [...others, `<!--${'\x89PNG\r\n\x1a\n'}-->`, 'RIFF0000WAVE'])
    expect([other, code(bytesOf(other))]).toEqual([other, 'logo-no-image']);
});

test('refuses animations', () => {
  expect(code(insertBytes(png, 33, pngChunk('acTL', new Uint8Array(8))))).toBe('logo-animated');
  expect(code(addWebpChunk(transparentWebp, 'ANMF', new Uint8Array(16)))).toBe('logo-animated');
  const flagged = transparentWebp.slice();
  flagged[20]! |= 0x02;
  expect(code(flagged)).toBe('logo-animated');
});

test('refuses too many pixels and too many bytes', () => {
  expect(code(resizePng(png, 1024, 1024))).toBe('ok');
  expect(read(resizePng(png, 1025, 1))).toEqual({
    ...{ code: 'logo-too-many-pixels', width: 1025, height: 1 },
  });
  expect(code(resizePng(png, 1, 0xffffffff))).toBe('logo-too-many-pixels');
  expect(code(resizePng(png, 0, 10))).toBe('logo-damaged');
  const padded = (length: number) => insertBytes(png, png.length, new Uint8Array(length));
  expect(code(padded(maxLogoBytes - png.length))).toBe('ok');
  expect(code(padded(maxLogoBytes - png.length + 1))).toBe('logo-too-large');
});

test('refuses an extended WebP file whose canvas is not its image', () => {
  const huge = transparentWebp.slice();
  huge[24] = 0xff;
  expect(code(huge)).toBe('logo-damaged');
});

test('refuses a PNG file whose bytes have changed, and one that needs an unknown chunk', () => {
  for (let at = 8; at < png.length; at += 1) {
    const changed = png.slice();
    changed[at]! ^= 0x01;
    expect([at, code(changed)]).toEqual([at, 'logo-damaged']);
  }
  expect(code(insertBytes(png, 33, pngChunk('XXXX', secret)))).toBe('logo-damaged');
});

test('refuses every file that is cut off', () => {
  for (const [name, image] of images)
    for (let length = 0; length < image.length; length += 1)
      expect([name, length, code(image.subarray(0, length))]).not.toEqual([name, length, 'ok']);
});

test('reads any bytes without failing, and never more than it was given', () => {
  const starts = fc.constantFrom(
    new Uint8Array(),
    ...images.flatMap(([, image]) =>
      [4, 8, 12, 33, image.length - 4].map((n) => image.slice(0, n)),
    ),
  );
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const logo = readLogo(insertBytes(start, start.length, rest));
      if (!logo.ok) return;
      const { width, height, bytes } = logo.value;
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
      expect(bytes.length).toBeLessThanOrEqual(start.length + rest.length + 1);
    }),
    runs(500),
  );
});

test('changed bytes of an image never fail, and what is left of it can be read again', () => {
  const arbitrary = fc.record({
    image: fc.constantFrom(...images.map(([, image]) => image)),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ image, changes }) => {
      const changed = image.slice();
      for (const [at, value] of changes) changed[at % changed.length] = value;
      const logo = readLogo(changed);
      if (logo.ok) expect(read(logo.value.bytes)).toEqual(logo.value);
    }),
    runs(500),
  );
});
