import type { Call, Deps, Writing } from '~/app/ports/deps';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { toSenderKey } from '~/domain/access/sender';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { defaultTenant } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';
import {
  checkRegistration,
  type RegistrationRefusal,
} from '~/domain/registration/check-registration';
import type { PendingRequest, TypedRegistration } from '~/domain/registration/registration-request';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { secondsLeft } from '~/domain/time/fixed-window';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';

/**
 * Emails that tell master administrators with an email address how many requests wait, to be stored with a new request.
 * Each gets at most two in an hour, however many strangers send requests: one at once for the first request of the hour,
 * and one at its end for all others. The latter has a fixed ID, so that each request replaces it in the outbox.
 */
const writeRequestNews = async ({
  stores,
  clock,
  ids,
}: Pick<Deps, Writing>): Promise<NewMail[]> => {
  const now = clock.now();
  const endOfHour = (Math.floor(now / hourMs) + 1) * hourMs;
  const [administrators, { pending }, hits] = await Promise.all([
    stores.credentials.administrators(defaultTenant),
    stores.registrations.totals(),
    stores.throttle.hit({ key: 'request-access#news', windowMs: hourMs, now }),
  ]);
  const isFirst = hits === 1;
  return administrators.flatMap(({ role, email: to, language }, index) =>
    role === 'master' && to !== undefined
      ? {
          id: isFirst ? ids.next() : `${firstUlidAt(endOfHour)}-${index}`,
          at: toInstant(isFirst ? now : endOfHour),
          mail: { kind: 'requests-waiting' as const, to, language, count: pending + 1 },
        }
      : [],
  );
};

const limits = {
  /** Limits requests per mailbox, because every request sends an email to a mailbox that someone else may own. */
  mailbox: { max: 5, windowMs: 24 * hourMs },
  address: { max: 10, windowMs: hourMs },
  all: { max: 100, windowMs: hourMs },
} as const;

/** Counts a request for access in one of the limits. Returns the refusal if the limit is used up, or null. */
const countSubmission = async (
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  limit: keyof typeof limits,
  who: string,
): Promise<TooManyAttempts | null> => {
  const now = clock.now();
  const { max, windowMs } = limits[limit];
  const key = ['request-access', limit, who].filter(Boolean).join('#');
  return (await stores.throttle.hit({ key, windowMs, now })) > max
    ? { code: 'too-many-attempts', retryAfterSeconds: secondsLeft(now, windowMs) }
    : null;
};

/** Whether a company has or had the ID, or none may have it. */
const isTaken = async ({ stores }: Pick<Deps, 'stores'>, companyId: string): Promise<boolean> =>
  companyId === defaultTenant.companyId || (await stores.companies.isTaken(companyId));

export type SubmitRegistrationError =
  | RegistrationRefusal
  | TooManyAttempts
  | { readonly code: 'company-id-taken'; readonly companyId: string }
  | { readonly code: 'form-trapped' }
  | { readonly code: 'form-expired' }
  | { readonly code: 'form-too-fast' }
  | { readonly code: 'too-many-pending' };

/** A form that is sent sooner came from a script, because no person fills in eight fields this fast. */
const shortestFillMs = 3_000;
/** The most pending requests, because an administrator has to look through all of them. */
const maxPending = 500;
/** The number of digits to try. Longer IDs are used only if the shorter ones are taken. */
const idLengths = [4, 4, 4, 5, 5, 6, 7, 8];

/**
 * Stores a company's request for access and notifies the contact by email. Sending the same form twice stores
 * one request and returns its id both times.
 */
export const submitRegistration = async ({
  deps,
  address,
  input: { typed, trap, stamp, language },
}: Call<
  Writing,
  {
    address: string;
    input: {
      typed: TypedRegistration;
      /** A hidden field that only bots fill in. */
      trap: string;
      /** Identifies the form and when it was served; null if unknown. */
      stamp: { readonly id: string; readonly givenOutAt: number } | null;
      /** The language of the form. */
      language?: Language | undefined;
    };
  }
>): Promise<Result<{ requestId: string }, SubmitRegistrationError>> => {
  const { stores, clock, ids } = deps;
  if (trap !== '') return fail({ code: 'form-trapped' });
  if (!stamp) return fail({ code: 'form-expired' });
  const checked = checkRegistration(typed);
  if (!checked.ok) return checked;
  if (clock.now() - stamp.givenOutAt < shortestFillMs) return fail({ code: 'form-too-fast' });
  const details = checked.value;
  // A refused sender uses up neither the share of others nor that of a mailbox, which may be someone else's.
  const ofSender = await countSubmission(deps, 'address', toSenderKey(address));
  if (ofSender) return fail(ofSender);
  const { wishedCompanyId } = details;
  if (wishedCompanyId !== undefined && (await isTaken(deps, wishedCompanyId)))
    return fail({ code: 'company-id-taken', companyId: wishedCompanyId });
  const refused =
    (await countSubmission(deps, 'mailbox', details.contactEmail.toLowerCase())) ??
    (await countSubmission(deps, 'all', ''));
  if (refused) return fail(refused);

  const news = await writeRequestNews(deps);
  const at = toInstant(clock.now());
  for (const length of idLengths) {
    const requestId = `REQ${ids.digits(length)}`;
    const request: PendingRequest = {
      ...details,
      id: requestId,
      requestedAt: at,
      language,
      status: 'pending',
    };
    const { contactName, companyName, contactEmail: to } = details;
    const mail = {
      kind: 'registration-received' as const,
      to,
      language,
      contactName,
      companyName,
      requestId,
    };
    const stored = await stores.registrations.submit(request, {
      formId: stamp.id,
      maxPending,
      mails: [{ id: ids.next(), at, mail }, ...news],
    });
    if (stored.ok) return ok({ requestId });
    const { error } = stored;
    if (error.code === 'form-used') return ok({ requestId: error.requestId });
    if (error.code === 'too-many-pending') return fail(error);
  }
  throw new Error('No id is free for a request');
};
