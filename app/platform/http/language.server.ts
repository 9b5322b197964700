import { isLanguage, languages, type Language } from '~/domain/shared/language';

const readCookie = (cookies: string | null): string | undefined =>
  /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];

interface Wanted {
  readonly language: string;
  readonly weight: number;
}

/** `es-US,es;q=0.9` → the languages with their weights, as the header lists them. */
const parseAccepted = (header: string): Wanted[] =>
  header
    .slice(0, 1_000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: Number(weight ?? 1) };
    });

/** The language a person chose, else the first of ours that the browser asks for, else English. */
export const chooseLanguage = (headers: Headers): Language => {
  const chosen = readCookie(headers.get('cookie'));
  if (isLanguage(chosen)) return chosen;
  const accepted = parseAccepted(headers.get('accept-language') ?? '')
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLanguage);
  return accepted ?? languages[0];
};
