import type { AdminCall } from '~/app/ports/deps';
import type { Driver } from '~/domain/drivers/driver';
import { getSeal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';
import { jobRanking } from './job-ranking.server';

/** The most lists of a sitting that are read again, one read unit each. */
const maxRead = 10;

/** A list that an administrator entered in this sitting. */
interface SittingList extends Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'> {
  /** The list as it is stored now; null if it is not read, or was replaced by another one since. */
  readonly entered: {
    readonly receiptNumber: string;
    readonly acceptedAt: Instant;
    /** How many picks it has; null while lists are sealed. */
    readonly count: number | null;
  } | null;
  readonly isReplaced: boolean;
}

/** The lists of these drivers as this administrator entered them, in the same order. */
export const readSitting = async ({
  deps,
  access,
  employeeIds,
  now,
}: AdminCall<'stores', { employeeIds: readonly string[]; now: Instant }>): Promise<
  SittingList[]
> => {
  if (employeeIds.length === 0) return [];
  const { showToAdmin, getStore } = jobRanking;
  const { scope, site, username } = access;
  const { items } = await deps.stores.drivers.list(scope);
  const byId = new Map(items.map((driver) => [driver.employeeId, driver]));
  const isSealed = getSeal(site, jobRanking.catalogue, now) !== null;
  const store = getStore(deps.stores);
  const rows = await Promise.all(
    employeeIds.map(async (id, index): Promise<SittingList[]> => {
      const driver = byId.get(id);
      if (!driver) return [];
      const { employeeId, name, seniorityNumber } = driver;
      const about = { employeeId, name, seniorityNumber };
      if (index >= maxRead) return [{ ...about, entered: null, isReplaced: false }];
      const list = showToAdmin({ site, now }, await store.get(scope, employeeId));
      const isOwn =
        list?.periodId === site.window.periodId && list.enteredBy?.username === username;
      if (!list || !isOwn) return [{ ...about, entered: null, isReplaced: true }];
      const { receiptNumber, acceptedAt, jobIds } = list;
      const entered = { receiptNumber, acceptedAt, count: isSealed ? null : jobIds.length };
      return [{ ...about, entered, isReplaced: false }];
    }),
  );
  return rows.flat();
};
