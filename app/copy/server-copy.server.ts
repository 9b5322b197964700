import { AsyncLocalStorage } from 'node:async_hooks';
import { hourClocks, type HourClock } from '~/domain/shared/hour-clock';
import { languages, type Language } from '~/domain/shared/language';
import { setCopySource, type Copy } from './copy';
import * as adminEn from './en/admin';
import * as driverEn from './en/driver';
import * as serverEn from './en/server';
import * as adminEs from './es/admin';
import * as driverEs from './es/driver';
import * as serverEs from './es/server';

export const copies: Readonly<Record<Language, Copy>> = {
  en: { driver: driverEn, admin: adminEn, server: serverEn },
  es: { driver: driverEs, admin: adminEs, server: serverEs },
};

interface Writing {
  readonly language: Language;
  readonly clock: HourClock;
}

const storage = new AsyncLocalStorage<Writing>();

/** English where nobody asks, such as in a scheduled function. */
const language = (): Language => storage.getStore()?.language ?? languages[0];

/** How a message that is being written, such as an error or a toast, writes times. */
export const getWritingClock = (): HourClock => storage.getStore()?.clock ?? hourClocks[0];

setCopySource({ language, read: (part, screen) => Reflect.get(copies[language()][part], screen) });

/** Everything that `write` reads from the copy, also after waiting, is in that language. */
export const writeIn = <Written>(wanted: Language, write: () => Written): Written =>
  storage.run({ language: wanted, clock: getWritingClock() }, write);

/** The same for the clock, once it is known whose site it is about. */
export const writeWithClock = <Written>(clock: HourClock, write: () => Written): Written =>
  storage.run({ language: language(), clock }, write);
