import type { Language } from '~/domain/shared/language';

/** The other language names itself: whoever needs it reads no English. */
export const language = {
  switchTo: { language: 'es' as Language, name: 'Español' },
};
