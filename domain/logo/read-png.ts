import { animated, damaged, readText, toImage, toView, type ReadImage } from './image';

const signatureBytes = 8;
/** Length, type and checksum of a chunk. */
const frameBytes = 12;
/** What is needed to show an image. Other chunks hold texts, times, places and color profiles. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND']);

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const getChecksum = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** The chunks up to the end of the image; null if one is cut off or has changed. What follows the image is left out. */
const readChunks = (bytes: Uint8Array) => {
  const view = toView(bytes);
  const chunks: { type: string; whole: Uint8Array }[] = [];
  for (let at = signatureBytes; at + frameBytes <= bytes.length;) {
    const end = at + frameBytes + view.getUint32(at);
    if (end > bytes.length) return null;
    const type = readText(bytes, at + 4, 4);
    if (getChecksum(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    chunks.push({ type, whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
};

/** A chunk whose type begins with a capital letter is needed to show the image. */
const isNeeded = (type: string) => /^[A-Z]/.test(type);

export const readPng: ReadImage = (bytes) => {
  const chunks = readChunks(bytes);
  if (!chunks) return damaged;
  const types = chunks.map(({ type }) => type);
  const [header] = chunks;
  if (types.includes('acTL')) return animated;
  if (types.lastIndexOf('IHDR') !== 0 || header?.whole.length !== frameBytes + 13) return damaged;
  const isKnown = types.every((type) => kept.has(type) || !isNeeded(type));
  if (!types.includes('IDAT') || !isKnown) return damaged;
  const view = toView(header.whole);
  return toImage({ width: view.getUint32(8), height: view.getUint32(12) }, [
    bytes.subarray(0, signatureBytes),
    ...chunks.filter(({ type }) => kept.has(type)).map(({ whole }) => whole),
  ]);
};
