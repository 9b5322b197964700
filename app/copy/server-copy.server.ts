import { AsyncLocalStorage } from 'node:async_hooks';
import { languages, type Language } from '~/domain/shared/language';
import { setCopySource, type Copy } from './copy';
import { admin as adminEn } from './en/admin';
import { driver as driverEn } from './en/driver';
import { server as serverEn } from './en/server';
import { admin as adminEs } from './es/admin';
import { driver as driverEs } from './es/driver';
import { server as serverEs } from './es/server';

const copies: Record<Language, Copy> = {
  en: { driver: driverEn, admin: adminEn, server: serverEn },
  es: { driver: driverEs, admin: adminEs, server: serverEs },
};

const storage = new AsyncLocalStorage<Language>();

/** English where nobody asks, such as in a scheduled function. */
const language = (): Language => storage.getStore() ?? languages[0];

setCopySource({ language, read: (part) => copies[language()][part] });

/** Everything that `write` reads from the copy, also after waiting, is in that language. */
export const writeIn = <Written>(wanted: Language, write: () => Written): Written =>
  storage.run(wanted, write);
