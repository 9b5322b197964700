import type { Language } from '~/domain/shared/language';
import type * as admin from './en/admin';
import type * as driver from './en/driver';
import type * as server from './en/server';

/** The texts of one language, by reader. Drivers' pages load `driver` in chunks. */
export interface Copy {
  /** For pages of drivers and visitors, and for what all pages share. */
  readonly driver: typeof driver;
  /** For administrators' pages and the registration form. */
  readonly admin: typeof admin;
  /** For texts that the server writes: errors, toasts, emails. Never sent to a browser. */
  readonly server: typeof server;
}

/** Where the reader's texts come from. The server and the browser set different sources. */
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

/** The language of the page or email that is being written. */
export const getLanguage = (): Language => getSource().language();

/** Looks texts up only when they are read, because on the server each request has its own language. */
const createReader = <Part extends keyof Copy>(part: Part): Copy[Part] =>
  new Proxy({} as Copy[Part], {
    get: (_, screen) => getSource().read(part, String(screen)),
  });

export const copy = createReader('driver');
export const adminCopy = createReader('admin');
export const serverCopy = createReader('server');
