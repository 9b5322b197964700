import type { Language } from '~/domain/shared/language';
import { setCopySource, type Copy } from './copy';

type Loaders = { readonly [Part in 'driver' | 'admin']: () => Promise<Copy[Part]> };

const loaders: Record<Language, Loaders> = {
  en: {
    driver: async () => (await import('./en/driver')).driver,
    admin: async () => (await import('./en/admin')).admin,
  },
  es: {
    driver: async () => (await import('./es/driver')).driver,
    admin: async () => (await import('./es/admin')).admin,
  },
};

const loaded: Partial<Copy> = {};

const load = async (language: Language, part: keyof Loaders): Promise<void> => {
  Object.assign(loaded, { [part]: await loaders[language][part]() });
};

/** What the first page at `path` needs, before React takes it over. */
const findParts = (path: string): readonly (keyof Loaders)[] =>
  /^\/(admin|activate|dev|request-access)/.test(path) ? ['driver', 'admin'] : ['driver'];

/** Loads the sentences of one language in the browser. */
export const loadCopy = async (language: Language, path: string): Promise<void> => {
  setCopySource({
    language: () => language,
    read: (part) => {
      const found = loaded[part];
      if (found) return found;
      if (part === 'server') throw new Error('These sentences stay on the server.');
      // React shows the page before until the promise is kept: the way from a driver's page to an administrator's.

      throw load(language, part);
    },
  });
  await Promise.all(findParts(path).map((part) => load(language, part)));
};
