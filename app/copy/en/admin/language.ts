import type { Language } from '~/domain/shared/language';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

export const language = {
  title: 'Language',
  description: 'Your pages and the emails we send you are in this language.',
  label: 'Language',
  names,
  save: 'Save language',
};
