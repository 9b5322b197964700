import type { Deps } from '~/app/ports/deps';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { defaultTenant } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';
import { toInstant } from '~/domain/shared/instant';
import { hourMs } from '~/domain/shared/time-units';

/**
 * Emails that tell master administrators with an email address how many requests wait, to be stored with a new request.
 * Each gets at most two in an hour, however many strangers send requests: one at once for the first request of the hour,
 * and one at its end for all others. The latter has a fixed ID, so that each request replaces it in the outbox.
 */
export const writeRequestNews = async ({
  stores,
  clock,
  ids,
}: Pick<Deps, 'stores' | 'clock' | 'ids'>): Promise<NewMail[]> => {
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
