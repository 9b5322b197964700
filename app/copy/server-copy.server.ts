import { AsyncLocalStorage } from 'node:async_hooks';
import { languages, type Language } from '~/domain/shared/language';
import { hourClocks, type HourClock } from '~/domain/time/hour-clock';
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

/** The reader's language; English where there is no reader, such as in a scheduled function. */
const language = (): Language => storage.getStore()?.language ?? languages[0];

/** The clock for times in the message that is being written, such as an error or a toast. */
export const getWritingClock = (): HourClock => storage.getStore()?.clock ?? hourClocks[0];

setCopySource({ language, read: (part, screen) => Reflect.get(copies[language()][part], screen) });

/** Runs `write`. All texts that it reads are in the `wanted` language, even after an `await`. */
export const writeIn = <Written>(wanted: Language, write: () => Written): Written =>
  storage.run({ language: wanted, clock: getWritingClock() }, write);

/** Like `writeIn`, but sets the clock, which is not known before the site is. */
export const writeWithClock = <Written>(clock: HourClock, write: () => Written): Written =>
  storage.run({ language: language(), clock }, write);
