import type { Language } from '~/domain/shared/language';
import type { admin } from './en/admin';
import type { driver } from './en/driver';
import type { server } from './en/server';

/** The sentences of one language, in parts that are loaded apart: a driver's page loads `driver` alone. */
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
  readonly read: <Part extends keyof Copy>(part: Part) => Copy[Part];
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
    get: (_, screen) => Reflect.get(getSource().read(part), screen) as unknown,
  });

export const copy = createReader('driver');
export const adminCopy = createReader('admin');
export const serverCopy = createReader('server');
