import type { AdminCall } from '~/app/ports/deps';
import { compareSeniority, type LeaveDays } from '~/domain/award/award-input';
import { listKept } from '~/domain/leave/change-spans';
import { findLeaveInWeek } from '~/domain/leave/leave-in-week';
import type { LeaveSpan } from '~/domain/leave/leave-schema';
import { compareText } from '~/domain/shared/text';
import type { Instant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';

interface NamedDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number;
}

/** A span of a driver's leave. */
interface LeaveRow extends NamedDriver, LeaveSpan {}

export interface Leave {
  /** Today at the site, as an ISO day. */
  readonly today: string;
  /** In the order of their first days, then of seniority. */
  readonly rows: readonly LeaveRow[];
  /** Who is away on some days of the week that is being selected, and so takes a turn in it. */
  readonly partial: readonly (NamedDriver & { readonly days: LeaveDays })[];
  /** The week that is being selected; null if there is none, or if it is published. */
  readonly periodId: string | null;
  /** All drivers of the site, most senior first. */
  readonly drivers: readonly NamedDriver[];
}

/** Who is away and when, without what ended long ago. */
export const readLeave = async ({
  deps,
  access: { scope, site },
  now,
}: AdminCall<'stores', { readonly now: Instant }>): Promise<Leave> => {
  const { leave, drivers: driverStore } = deps.stores;
  const [leaves, { items }] = await Promise.all([leave.list(scope), driverStore.list(scope)]);
  const today = dayIn(site.timeZone, now);
  const drivers = items
    .map(({ employeeId, name, seniorityNumber }) => ({ employeeId, name, seniorityNumber }))
    .sort(compareSeniority);
  const spansOf = new Map(leaves.map(({ employeeId, spans }) => [employeeId, spans]));
  const away = drivers.map((driver) => ({
    driver,
    spans: listKept(spansOf.get(driver.employeeId) ?? [], today),
  }));
  const { periodId, status, notOpenedYet } = site.window;
  const selected = status === 'published' || notOpenedYet ? null : periodId;
  return {
    today,
    rows: away
      .flatMap(({ driver, spans }) => spans.map((span) => ({ ...driver, ...span })))
      .sort((a, b) => compareText(a.from, b.from)),
    partial: away.flatMap(({ driver, spans }) => {
      const found = selected && findLeaveInWeek({ spans }, selected);
      return found && !found.isWhole ? [{ ...driver, days: found.days }] : [];
    }),
    periodId: selected,
    drivers,
  };
};
