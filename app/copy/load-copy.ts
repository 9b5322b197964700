import type { Language } from '~/domain/shared/language';
import { driverChunks, findChunks, type Chunk } from './chunks';
import { getLanguage, setCopySource } from './copy';

type Screens = Readonly<Record<string, unknown>>;

/** Each chunk is a file, so that a phone loads only the texts of its page, in one language. */
const loaders: Readonly<Record<Language, Record<Chunk, () => Promise<Screens>>>> = {
  en: {
    'every-page': () => import('./en/every-page'),
    rankings: () => import('./en/rankings'),
    jobs: () => import('./en/jobs'),
    vacations: () => import('./en/vacations'),
    'other-pages': () => import('./en/other-pages'),
    'no-network': () => import('./en/no-network'),
    admin: () => import('./en/admin'),
  },
  es: {
    'every-page': () => import('./es/every-page'),
    rankings: () => import('./es/rankings'),
    jobs: () => import('./es/jobs'),
    vacations: () => import('./es/vacations'),
    'other-pages': () => import('./es/other-pages'),
    'no-network': () => import('./es/no-network'),
    admin: () => import('./es/admin'),
  },
};

const loaded = { driver: {}, admin: {} };

const load = async (language: Language, chunks: readonly Chunk[]): Promise<void> => {
  const loadOne = async (chunk: Chunk) => {
    const part = chunk === 'admin' ? 'admin' : 'driver';
    Object.assign(loaded[part], await loaders[language][chunk]());
  };
  await Promise.all(chunks.map(loadOne));
};

/** Loads the page anew, as Remix does when a page's script is lost. Never resolves, because the page goes away. */
const reloadPage = (): Promise<void> => {
  window.location.reload();
  return new Promise(() => {});
};

/** Loads the texts of what a page shows only when it is asked to. */
export const loadFurtherCopy = (): Promise<void> => load(getLanguage(), ['other-pages']);

/** Loads the texts that only a driver's own phone shows. */
export const loadNoNetworkCopy = (): Promise<void> => load(getLanguage(), ['no-network']);

/** Loads the texts of one language in the browser. Resolves when the texts for the page at `path` are loaded. */
export const loadCopy = async (language: Language, path: string): Promise<void> => {
  setCopySource({
    language: () => language,
    read: (part, screen) => {
      if (part === 'server') throw new Error('These sentences stay on the server.');
      const found: unknown = Reflect.get(loaded[part], screen);
      if (found) return found;
      // Throwing a promise makes React keep the previous page until the texts are loaded, and then render again.
      throw load(language, part === 'admin' ? ['admin'] : driverChunks).catch(reloadPage);
    },
  });
  await load(language, findChunks(path));
};
