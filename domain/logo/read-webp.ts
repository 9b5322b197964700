import { animated, damaged, joinBytes, readText, toImage, toView, type ReadImage } from './image';

const headBytes = 12;
const chunkHeadBytes = 8;
/** Of the extended header: what the file has besides the image. Only transparency is left. */
const flags = { animation: 0x02, transparency: 0x10 };

interface Chunk {
  readonly type: string;
  /** Without its head and padding. */
  readonly data: Uint8Array;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chunks of the file; null if it is cut off. What follows the file is left out. */
const readChunks = (bytes: Uint8Array): Chunk[] | null => {
  const view = toView(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = headBytes;
  while (at + chunkHeadBytes <= end) {
    const length = view.getUint32(at + 4, true);
    const from = at + chunkHeadBytes;
    if (from + length > end) return null;
    chunks.push({ type: readText(bytes, at, 4), data: bytes.subarray(from, from + length) });
    at = from + length + (length % 2);
  }
  return chunks;
};

const writeChunk = ({ type, data }: Chunk): Uint8Array => {
  const chunk = new Uint8Array(chunkHeadBytes + data.length + (data.length % 2));
  chunk.set([...type].map((letter) => letter.charCodeAt(0)));
  toView(chunk).setUint32(4, data.length, true);
  chunk.set(data, chunkHeadBytes);
  return chunk;
};

const writeFile = (chunks: readonly Chunk[]): Uint8Array => {
  const body = joinBytes(chunks.map(writeChunk));
  const head = writeChunk({ type: 'RIFF', data: new Uint8Array(4) });
  head.set([0x57, 0x45, 0x42, 0x50], chunkHeadBytes);
  toView(head).setUint32(4, 4 + body.length, true);
  return joinBytes([head, body]);
};

const readLossy = (data: Uint8Array): Size | null => {
  const isKeyFrame = data.length >= 10 && (toView(data).getUint8(0) & 1) === 0;
  if (!isKeyFrame || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return null;
  const view = toView(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
};

const readLossless = (data: Uint8Array): Size | null => {
  if (data.length < 5 || data[0] !== 0x2f) return null;
  const bits = toView(data).getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** Of the extended header, as 24-bit numbers one less than the pixels. */
const readCanvas = (data: Uint8Array): Size | null => {
  if (data.length !== 10) return null;
  const view = toView(data);
  const read = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  return { width: read(4), height: read(7) };
};

/** The extended header without notes of what is left out. */
const cleanHeader = ({ type, data }: Chunk): Chunk => {
  const cleaned = data.slice();
  const head = toView(cleaned);
  head.setUint8(0, head.getUint8(0) & flags.transparency);
  return { type, data: cleaned };
};

export const readWebp: ReadImage = (bytes) => {
  const chunks = readChunks(bytes);
  if (!chunks) return damaged;
  const [extended] = chunks[0]?.type === 'VP8X' ? chunks : [];
  const isMoving = chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF');
  if (isMoving || (extended && (extended.data[0] ?? 0) & flags.animation)) return animated;
  const images = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [image] = images;
  if (!image || images.length > 1) return damaged;
  const size = image.type === 'VP8L' ? readLossless(image.data) : readLossy(image.data);
  if (!size) return damaged;
  if (!extended) return toImage(size, [writeFile([image])]);
  const canvas = readCanvas(extended.data);
  if (canvas?.width !== size.width || canvas.height !== size.height) return damaged;
  const transparency = chunks.filter(({ type }) => type === 'ALPH').slice(0, 1);
  return toImage(size, [writeFile([cleanHeader(extended), ...transparency, image])]);
};
