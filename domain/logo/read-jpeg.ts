import { damaged, readText, toImage, toView, type ReadImage } from './image';

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Adobe's color transform, without which some images have wrong colors. */
const adobe = 0xee;
/** Baseline, extended and progressive: those that browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of the image. Other segments hold previews, places, times and comments. */
const tables = new Set([0xc4, 0xdb, 0xdd]);

interface Segment {
  readonly marker: number;
  /** With its marker, and the image data that follows a scan. */
  readonly whole: Uint8Array;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Where the data of a scan ends, which is at the next marker. A zero after 0xff is data, and restarts belong to it. */
const findScanEnd = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !isRestart(next)) break;
    at += 1;
  }
  return at;
};

/** The segments up to the end of the image; null if it is cut off. What follows the image is left out. */
const readSegments = (bytes: Uint8Array): Segment[] | null => {
  const view = toView(bytes);
  const segments: Segment[] = [];
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (bytes[at] !== 0xff) return null;
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return [...segments, { marker, whole: bytes.subarray(at, at + 2) }];
    if (at + 4 > bytes.length) return null;
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    const end = at + 2 + length;
    const wholeEnd = marker === startOfScan ? findScanEnd(bytes, end) : end;
    segments.push({ marker, whole: bytes.subarray(at, wholeEnd) });
    at = wholeEnd;
  }
  return null;
};

const isNeeded = ({ marker, whole }: Segment): boolean =>
  marker === endOfImage ||
  marker === startOfScan ||
  tables.has(marker) ||
  frames.has(marker) ||
  // Longer ones have room for something else.
  (marker === adobe && whole.length === 16 && readText(whole, 4, 5) === 'Adobe');

export const readJpeg: ReadImage = (bytes) => {
  const segments = readSegments(bytes);
  const sizes = segments?.filter(({ marker }) => frames.has(marker)) ?? [];
  const [size] = sizes;
  const hasScan = segments?.some(({ marker }) => marker === startOfScan);
  if (!segments || !size || sizes.length > 1 || size.whole.length < 9 || !hasScan) return damaged;
  const view = toView(size.whole);
  return toImage({ width: view.getUint16(7), height: view.getUint16(5) }, [
    bytes.subarray(0, 2),
    ...segments.filter(isNeeded).map(({ whole }) => whole),
  ]);
};
