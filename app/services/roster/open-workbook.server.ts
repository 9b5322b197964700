import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate';

/** The most bytes of XML that a workbook may unpack to, whatever its zip headers claim. */
const maxUnpackedBytes = 10 * 1024 * 1024;
const chunkBytes = 16 * 1024;

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * Finds every position in a sheet, which is in an attribute `r`. Rows above `maxRow` and columns beyond Z are refused
 * before the reader allocates anything, because one cell at the far end of a sheet would make a table of billions of
 * cells.
 */
const places = /(?<=[\s"'])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const maxRow = 10_000;

const isWithinBounds = (xml: string): boolean => {
  for (const [, double, single] of xml.matchAll(places)) {
    const row = /^[A-Z]?(\d{1,5})$/.exec(double ?? single ?? '')?.[1];
    if (row === undefined || Number(row) > maxRow) return false;
  }
  return true;
};

/** The maximum length of a tag in characters, because the reader's time grows with the square of the length. */
const maxTagLength = 8 * 1024;

/** Matches a comment, or a tag with its quoted attributes. */
const tag = /<(?:!--[^]*?-->|[^<>"']*(?:(?:"[^<"]*"|'[^<']*')[^<>"']*)*>)/y;

const hasShortTags = (xml: string): boolean => {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const length = tag.exec(xml)?.[0].length;
    if (length === undefined || length > maxTagLength) return false;
  }
  return true;
};

const isXml = (name: string): boolean => /\.(xml|rels)$/.test(name);

/** The XML parts of the workbook, unpacked in one pass that stops at the limit. Throws if `bytes` is not a zip. */
const unpack = (bytes: Uint8Array): Map<string, Uint8Array> => {
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!isXml(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxUnpackedBytes) throw new TooLarge();
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    unzip.push(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.length);
  }
  return new Map([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
};

/** Packs the checked parts into a new workbook that is safe for the reader, or returns what is wrong. */
export const openWorkbook = (
  bytes: Uint8Array,
): ArrayBuffer | 'workbook-unreadable' | 'workbook-too-large' => {
  try {
    const parts = unpack(bytes);
    if (parts.size === 0) return 'workbook-unreadable';
    const texts = [...parts.values()].map((part) => strFromU8(part));
    if (!texts.every(hasShortTags)) return 'workbook-unreadable';
    if (!texts.every(isWithinBounds)) return 'workbook-too-large';
    return zipSync(Object.fromEntries(parts), { level: 0 }).buffer as ArrayBuffer;
  } catch (error) {
    return error instanceof TooLarge ? 'workbook-too-large' : 'workbook-unreadable';
  }
};
