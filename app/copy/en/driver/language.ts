import type { Language } from '~/domain/shared/language';

/** The name of the other language, written in that language, because those who need it may not know English. */
export const language = {
  switchTo: { language: 'es' as Language, name: 'Español' },
};
