import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { readMissing } from './read-missing.server';

export type RemindMissingError =
  | { readonly code: 'selection-closed' }
  | { readonly code: 'nobody-to-remind' }
  | { readonly code: 'reminded-recently'; readonly retryAfterSeconds: number }
  | { readonly code: 'reminded-meanwhile' };

/**
 * Sends a message to every driver without a list whom messages reach, at most once an hour. Returns how many they are
 * now; who saves a list before the message is written gets none.
 */
export const remindMissing = async ({
  deps,
  access,
  now: at,
}: AdminCall<Writing | 'texting', { now: Instant }>): Promise<
  Result<{ readonly reminded: number; readonly unreachable: number }, RemindMissingError>
> => {
  const { scope, site } = access;
  const { isOpen, nextReminderAt, ...missing } = await readMissing({ deps, access, now: at });
  if (!isOpen) return fail({ code: 'selection-closed' });
  if (nextReminderAt !== null) {
    const retryAfterSeconds = Math.ceil((toEpochMs(nextReminderAt) - toEpochMs(at)) / 1000);
    return fail({ code: 'reminded-recently', retryAfterSeconds });
  }
  const counts = { reminded: missing.reachable.length, unreachable: missing.unreachable.length };
  if (counts.reminded === 0) return fail({ code: 'nobody-to-remind' });
  const { companyId, siteId } = scope;
  const { periodId, closesAt } = site.window;
  const event = {
    code: 'missing-reminded',
    periodId,
    count: counts.reminded,
    unreachable: counts.unreachable,
  } as const;
  const stored = await deps.stores.listReminders.remind(scope, periodId, {
    last: missing.remindedAt,
    at,
    entry: makeLogEntry(deps, scope, 'update', event, { at }),
    notice: {
      id: deps.ids.next(),
      at,
      notice: { kind: 'list-missing', companyId, siteId, of: 'jobs', closesAt },
    },
  });
  return stored.ok ? ok(counts) : stored;
};
