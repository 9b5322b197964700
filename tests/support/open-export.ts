import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';

/** What `complete.json` says of a file. */
interface FileFacts {
  readonly name: string;
  readonly rows?: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The content of an export. */
export const openExport = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const text = (name: string): string => {
    const file = files[name];
    if (!file) throw new Error(`There is no file ${name}`);
    return strFromU8(file);
  };
  return {
    names,
    bytes: (name: string) => files[name]!,
    text,
    /** The rows of a table. */
    rows: (name: string) =>
      text(name)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    complete: JSON.parse(text('complete.json')) as { files: FileFacts[]; siteIds: string[] },
    /** Everything but the last entry as one text, also what stands in the sheets. */
    allTexts: names
      .filter((name) => name !== 'complete.json')
      .flatMap((name) =>
        name.endsWith('.xlsx')
          ? Object.values(unzipSync(files[name]!)).map((part) => strFromU8(part))
          : [text(name)],
      )
      .join('\n'),
    /** What `complete.json` should say of the files that are there. */
    measured: names
      .filter((name) => name !== 'complete.json')
      .map((name) => ({
        name,
        bytes: files[name]!.length,
        sha256: createHash('sha256').update(files[name]!).digest('hex'),
      })),
  };
};

export const readChunks = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};
