import { createHmac } from 'node:crypto';
import { getSms, type MailEnv } from '~/app/platform/config/env';
import type { Texting } from '~/app/ports/mail';
import { fail, ok } from '~/domain/shared/result';
import { getCountry } from '~/domain/time/time-zones';

/** Longer texts are no phone number, and the library need not read them. */
const maxTyped = 40;

const createReadNumber =
  (countries: readonly string[]): Texting['readNumber'] =>
  async (typed, timeZone) => {
    // Its data is of mobile numbers alone, so that every other number, such as a premium one, is not valid.
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
    const country = countries.find((one) => one === getCountry(timeZone));
    const parsed = parsePhoneNumberFromString(typed.slice(0, maxTyped), {
      // Text around a number is refused, so that nobody stores more than a number.
      extract: false,
      ...(country !== undefined && { defaultCountry: country as 'US' }),
    });
    if (!parsed?.isValid() || parsed.ext !== undefined) return fail({ code: 'invalid-number' });
    return countries.some((one) => one === parsed.country)
      ? ok(parsed.number)
      : fail({ code: 'country-not-served', countries });
  };

/** Null if text messages are turned off. */
export const createTexting = (env: MailEnv): Texting | null => {
  if (getSms(env) === 'off') return null;
  const [key = ''] = env.MAIL_LINK_KEYS;
  return {
    readNumber: createReadNumber(env.SMS_COUNTRIES),
    digest: (text) => createHmac('sha256', `texts ${key}`).update(text, 'utf8').digest('hex'),
    maxPerSite: { day: env.SMS_PER_SITE_DAY, month: env.SMS_PER_SITE_MONTH },
  };
};
