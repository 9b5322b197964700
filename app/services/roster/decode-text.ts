const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** How many bytes are looked at to tell the two orders of UTF-16 apart. */
const sampleBytes = 2048;

/** UTF-16 without a mark: every other byte of Latin letters is zero. */
const findUnmarked = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, sampleBytes);
  const countZeros = (start: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === start).length;
  const [first, second] = [countZeros(0), countZeros(1)];
  if (Math.max(first, second) < sample.length / 4) return null;
  return second > first ? 'utf-16le' : 'utf-16be';
};

/** What Windows-1252 has in the place of the 32 characters that Latin-1 has for control. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** What Excel saves as plain CSV in Western Europe and America. Some versions of Node take it for Latin-1. */
const decodeWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (one) => windows[one.charCodeAt(0) - 0x80] ?? one);

const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
};

/** Characters that no text has, but other files do. */
const binary = /[\0-\x08\x0E-\x19\x1B-\x1F]/;

/** The text of a file in UTF-8, UTF-16 or Windows-1252, without its byte order mark; null if it is no text. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  const encoding = marked?.encoding ?? findUnmarked(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decodeUtf8(bytes);
  return binary.test(text) ? null : text;
};
