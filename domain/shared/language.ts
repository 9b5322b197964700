/** Languages that pages and mails are written in; the first is the one without a choice. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
