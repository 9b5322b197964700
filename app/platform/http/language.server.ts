import { parseAccept } from 'hono/utils/accept';
import { serialize } from 'hono/utils/cookie';
import { kioskIdleMs } from '~/app/platform/auth/session.server';
import { isLanguage, languages, type Language } from '~/domain/shared/language';
import { dayMs } from '~/domain/time/time-units';

const cookieName = 'language';
/** The number of characters of `Accept-Language` to read, because a client can send any amount. */
const longestHeader = 1_000;

/** The language that the reader chose in this browser; null if none. */
export const readChosenLanguage = (headers: Headers): Language | null => {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  return isLanguage(chosen) ? chosen : null;
};

/** `Set-Cookie` values for the language that the reader chose. */
export interface LanguageCookie {
  /** At a kiosk the cookie expires when an idle session does, even if no request ends that session. */
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

/**
 * The language that the reader chose, otherwise the first of the browser's languages that we support, otherwise
 * English.
 */
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
