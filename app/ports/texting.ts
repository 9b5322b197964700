import type { TextPeriod } from '~/domain/mail/text-limits';
import type { Result } from '~/domain/shared/result';

export type NumberRefusal =
  | { readonly code: 'invalid-number' }
  /** The number belongs to a country to which the operator sends no texts. */
  | { readonly code: 'country-not-served'; readonly countries: readonly string[] };

/** What text messages need besides the mailer that sends them. */
export interface Texting {
  /**
   * The number that a person typed, with its country code. A number without one is read as one of the country of the time
   * zone. Refuses everything but mobile numbers of the countries that the operator allows.
   */
  readNumber(typed: string, timeZone: string): Promise<Result<string, NumberRefusal>>;
  /** A digest with a key of the installation, for short or guessable texts. It changes with the key. */
  digest(text: string): string;
  /** How many texts a site may send. */
  readonly maxPerSite: Readonly<Record<TextPeriod, number>>;
}
