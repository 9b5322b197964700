import { constants, inflateRawSync } from 'node:zlib';
import { refuseMalformed, WorkbookRefusal } from './workbook-refusal';

/** The most bytes that all parts that are read may unpack to, whatever the headers of the zip claim. */
const maxUnpackedBytes = 10 * 1024 * 1024;

interface Entry {
  readonly method: number;
  readonly size: number;
  readonly offset: number;
}

/** A zip file whose parts are unpacked when they are asked for. Other parts are never unpacked. */
export interface ZipParts {
  readonly has: (name: string) => boolean;
  /** The text of a part; null if there is none with this name. */
  readonly read: (name: string) => string | null;
  /** The beginning of the text of a part, which may end anywhere. */
  readonly peek: (name: string) => string | null;
}

/** Some writers use other letter case or backslashes in one of the two places that name a part. */
const toKey = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

const endOfDirectory = Buffer.from([0x50, 0x4b, 5, 6]);
const headOfEntry = 0x02014b50;
const inExtraField = 0xffffffff;
const sizesOf64Bits = 1;

/** The values of an entry that did not fit, or that a writer of 64-bit zips always puts there. */
const readLargeValues = (extra: Buffer): (() => number) => {
  let at = 0;
  while (extra.readUInt16LE(at) !== sizesOf64Bits) at += 4 + extra.readUInt16LE(at + 2);
  at += 4 - 8;
  return () => Number(extra.readBigUInt64LE((at += 8)));
};

/** Reads the directory at the end of the file, which knows the sizes also where a part was written in a stream. */
const readDirectory = (file: Buffer): Map<string, Entry> => {
  const end = file.lastIndexOf(endOfDirectory);
  if (end < 0) return refuseMalformed();
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (file.readUInt32LE(at) !== headOfEntry) return refuseMalformed();
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const extraEnd = nameEnd + file.readUInt16LE(at + 30);
    let large: (() => number) | undefined;
    const readValue = (place: number): number => {
      const value = file.readUInt32LE(at + place);
      if (value !== inExtraField) return value;
      large ??= readLargeValues(file.subarray(nameEnd, extraEnd));
      return large();
    };
    // The extra field has its values in this order, and only those that are not in the entry itself.
    const [, size, offset] = [readValue(24), readValue(20), readValue(42)];
    const name = toKey(file.toString('utf8', at + 46, nameEnd));
    // Programs disagree on which of two parts of the same name counts.
    if (entries.has(name)) return refuseMalformed();
    entries.set(name, { method: file.readUInt16LE(at + 10), size, offset });
    at = extraEnd + file.readUInt16LE(at + 32);
  }
  return entries;
};

/** The beginning of a packed part that is looked at, and the most bytes that it may unpack to. */
const peekedBytes = 32 * 1024;
const maxPeekedBytes = 2 * 1024 * 1024;

/** UTF-16 has a zero beside the `<` that a part begins with, unless it has a mark, and UTF-8 has none. */
const findEncoding = ([first, second]: Buffer): string => {
  if (first === 0 || (first === 0xfe && second === 0xff)) return 'utf-16be';
  return second === 0 || (first === 0xff && second === 0xfe) ? 'utf-16le' : 'utf-8';
};

const toText = (part: Buffer): string => new TextDecoder(findEncoding(part)).decode(part);

const inflate = (packed: Buffer, maxOutputLength: number): Buffer => {
  try {
    return inflateRawSync(packed, { maxOutputLength });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new WorkbookRefusal({ code: 'workbook-too-large', limit: 'unpacked' });
    throw error;
  }
};

/** Throws if the file is no zip. Reading a part throws if it is damaged, or if too much was unpacked. */
export const openZip = (bytes: Uint8Array): ZipParts => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(file);
  let left = maxUnpackedBytes;
  const getPacked = ({ size, offset }: Entry): Buffer => {
    const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
    return file.subarray(start, start + size);
  };
  const unpack = (entry: Entry): Buffer => {
    const { method } = entry;
    const packed = getPacked(entry);
    if (method === 0) return packed;
    return method === 8 ? inflate(packed, left + 1) : refuseMalformed();
  };
  return {
    peek: (name) => {
      const entry = entries.get(toKey(name));
      if (!entry) return null;
      const packed = getPacked(entry).subarray(0, peekedBytes);
      const finishFlush = constants.Z_SYNC_FLUSH;
      const part =
        entry.method === 0
          ? packed
          : inflateRawSync(packed, { finishFlush, maxOutputLength: maxPeekedBytes });
      return toText(part);
    },
    has: (name) => entries.has(toKey(name)),
    read: (name) => {
      const entry = entries.get(toKey(name));
      if (!entry) return null;
      const part = unpack(entry);
      left -= part.length;
      if (left < 0) throw new WorkbookRefusal({ code: 'workbook-too-large', limit: 'unpacked' });
      return toText(part);
    },
  };
};
