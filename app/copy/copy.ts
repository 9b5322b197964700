import type { Language } from '~/domain/shared/language';
import type * as admin from './en/admin';
import type * as driver from './en/driver';
import type * as server from './en/server';

/** The sentences of one language. A driver's page loads only chunks of `driver`. */
export interface Copy {
  /** Pages of drivers and of visitors, and what every page has. */
  readonly driver: typeof driver;
  /** Pages of administrators, and the registration form. */
  readonly admin: typeof admin;
  /** What the server writes: errors, toasts, mails. No browser loads it. */
  readonly server: typeof server;
}

/** Where the sentences of the reader's language come from: one on the server, another in the browser. */
export interface CopySource {
  readonly language: () => Language;
  readonly read: (part: keyof Copy, screen: string) => unknown;
}

let source: CopySource | null = null;

export const setCopySource = (next: CopySource): void => {
  source = next;
};

const getSource = (): CopySource => {
  if (!source) throw new Error('Sentences were read before a language was known.');
  return source;
};

/** The language of the page or mail that is being written. */
export const getLanguage = (): Language => getSource().language();

/** Looks the screen up when it is read: on the server each request has a language of its own. */
const createReader = <Part extends keyof Copy>(part: Part): Copy[Part] =>
  new Proxy({} as Copy[Part], {
    get: (_, screen) => getSource().read(part, String(screen)),
  });

export const copy = createReader('driver');
export const adminCopy = createReader('admin');
export const serverCopy = createReader('server');
