import type { AdminCall } from '~/app/ports/deps';
import { readReached } from '~/app/services/contacts/read-reached.server';
import type { CalledDriver } from '~/app/services/files/call-list';
import { getNextReminderAt, mayRemind } from '~/domain/selection/submission-progress';
import type { Instant } from '~/domain/time/instant';
import { readWaiting } from './read-waiting.server';

type MissingDriver = Omit<CalledDriver, 'isReached' | 'held'>;

/** The drivers without a list for the period, in seniority order. */
export interface MissingDrivers {
  /** Whether the selection is open, so that they can still save one. */
  readonly isOpen: boolean;
  readonly reachable: readonly MissingDriver[];
  /** Those whom no message reaches. */
  readonly unreachable: readonly MissingDriver[];
  readonly remindedAt: Instant | null;
  /** When they may be reminded again, if that is in the future; otherwise null. */
  readonly nextReminderAt: Instant | null;
}

export const readMissing = async ({
  deps,
  access: { scope, site, company },
  now,
}: AdminCall<'stores' | 'texting', { now: Instant }>): Promise<MissingDrivers> => {
  const { window: selection } = site;
  const [{ none: drivers }, reached, remindedAt] = await Promise.all([
    readWaiting({ deps, scope, site, company, now }),
    readReached({ deps, scope, kind: 'closings' }),
    deps.stores.listReminders.findLast(scope, selection.periodId),
  ]);
  const missing = drivers.map(({ employeeId, name, seniorityNumber, phone = '' }) => ({
    employeeId,
    name,
    seniorityNumber,
    phone,
  }));
  const next = remindedAt === null ? null : getNextReminderAt(remindedAt);
  return {
    isOpen: mayRemind(selection, now),
    reachable: missing.filter(({ employeeId }) => reached.has(employeeId)),
    unreachable: missing.filter(({ employeeId }) => !reached.has(employeeId)),
    remindedAt,
    nextReminderAt: next !== null && next > now ? next : null,
  };
};
