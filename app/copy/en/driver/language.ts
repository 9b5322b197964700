import type { Language } from '~/domain/shared/language';

/** The other language names itself: whoever needs it reads no English. */
export const language: { switchTo: { language: Language; name: string } } = {
  switchTo: { language: 'es', name: 'Español' },
};
