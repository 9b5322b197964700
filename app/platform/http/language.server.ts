import { parseAccept } from 'hono/utils/accept';
import { serialize } from 'hono/utils/cookie';
import { kioskIdleMs } from '~/app/platform/auth/session.server';
import { dayMs } from '~/domain/shared/time-units';
import { isLanguage, languages, type Language } from '~/domain/shared/language';

const cookieName = 'language';
/** Of `Accept-Language`, in characters: anyone may send more. */
const longestHeader = 1_000;

/** What a person chose in this browser; null if nothing. */
export const readChosenLanguage = (headers: Headers): Language | null => {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  return isLanguage(chosen) ? chosen : null;
};

/** `Set-Cookie` values of the language that a person chose. */
export interface LanguageCookie {
  /** At a kiosk the choice ends with the person's session, also where nobody hears of its end. */
  write(language: Language, isKiosk: boolean): string;
  clear(): string;
}

export const createLanguageCookie = (secure: boolean): LanguageCookie => {
  const write = (value: string, maxAgeMs: number) =>
    serialize(cookieName, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      maxAge: maxAgeMs / 1000,
    });
  return {
    write: (language, isKiosk) => write(language, isKiosk ? kioskIdleMs : 365 * dayMs),
    clear: () => write('', 0),
  };
};

/** The language a person chose, else the first of ours that the browser asks for, else English. */
export const chooseLanguage = (headers: Headers): Language => {
  const chosen = readChosenLanguage(headers);
  if (chosen) return chosen;
  const header = headers.get('accept-language') ?? '';
  const accepted = parseAccept(header.slice(0, longestHeader))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0])
    .find(isLanguage);
  return accepted ?? languages[0];
};
