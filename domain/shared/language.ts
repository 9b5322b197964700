/** The languages of pages and emails; the first is the default. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
