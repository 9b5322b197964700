import { Zip, ZipDeflate } from 'fflate';

export type Chunk = string | Uint8Array;

export interface ZipEntry {
  readonly name: string;
  readonly chunks: AsyncIterable<Chunk> | Iterable<Chunk>;
  /** Whether compressing it once more would gain nothing. */
  readonly isCompressed?: true;
}

/** How many bytes are compressed before others get their turn. */
const pieceBytes = 256 * 1024;

const inPieces = function* (chunk: Chunk): Generator<Uint8Array> {
  const bytes = Buffer.from(chunk);
  // An empty chunk is also a step of the source, after which the next one has a deadline of its own.
  for (let at = 0; at === 0 || at < bytes.length; at += pieceBytes)
    yield bytes.subarray(at, at + pieceBytes);
};

/**
 * A ZIP archive, made while its files are read, so that none is ever in memory. There is a chunk for each chunk of a file,
 * which may be empty.
 */
export const zipFiles = async function* (
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const take = () => {
    const taken = new Uint8Array(Buffer.concat(parts));
    parts = [];
    return taken;
  };
  for await (const { name, chunks, isCompressed } of entries) {
    // Level 0 is not the same as a stored file, whose end many programs do not find in a streamed archive.
    const file = new ZipDeflate(name, { level: isCompressed ? 0 : 3 });
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const chunk of chunks)
      for (const piece of inPieces(chunk)) {
        if (piece.length > 0) file.push(piece);
        yield take();
      }
    file.push(new Uint8Array(), true);
    yield take();
  }
  zip.end();
  yield take();
};
