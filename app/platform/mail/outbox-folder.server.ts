import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { textDomain } from './text-domain';

/** An email or text message from the folder, as its recipient would see it. */
interface WrittenMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly date: string;
  readonly text: string;
  /** Whether it is a text message. Then `to` is a phone number, and it has no subject. */
  readonly isText: boolean;
}

/** Saves emails as files instead of sending them, for development and tests. */
export interface OutboxFolder {
  /** Writes an email completely or not at all. Writing it again replaces its file. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Returns the latest emails first. */
  list(limit: number): Promise<WrittenMail[]>;
  /** The bytes of an email; null if there is none. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

const isName = (id: string) => /^[\w-]{1,100}$/.test(id);
const suffix = '.eml';

export const createOutboxFolder = (folder: string): OutboxFolder => {
  const toFilePath = (id: string) => join(folder, `${id}${suffix}`);
  const names = async (): Promise<string[]> => {
    try {
      return await readdir(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  const readMail = async (id: string): Promise<WrittenMail> => {
    const { default: PostalMime } = await import('postal-mime');
    const { to, subject, date, text } = await PostalMime.parse(await readFile(toFilePath(id)));
    const receivers = to?.map(({ address }) => address ?? '').join(', ') ?? '';
    const isText = receivers.endsWith(`@${textDomain}`);
    return {
      id,
      isText,
      to: isText ? receivers.slice(0, -textDomain.length - 1) : receivers,
      subject: subject ?? '',
      date: date ?? '',
      text: text ?? '',
    };
  };
  return {
    write: async (id, bytes) => {
      if (!isName(id)) throw new Error('Not the name of a mail');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${id}.${randomUUID()}`);
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, toFilePath(id));
    },
    list: async (limit) => {
      const ids = (await names())
        .filter((name) => name.endsWith(suffix) && !name.startsWith('.'))
        .map((name) => name.slice(0, -suffix.length))
        .sort()
        .reverse();
      return Promise.all(ids.slice(0, limit).map(readMail));
    },
    read: async (id) =>
      isName(id) && (await names()).includes(`${id}${suffix}`) ? readFile(toFilePath(id)) : null,
  };
};
