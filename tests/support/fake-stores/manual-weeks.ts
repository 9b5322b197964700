import type { Tenant } from '~/domain/company/scope';
import type { ManualWeeks } from '~/domain/vacation/manual-weeks';
import { within, type Memory } from './memory';

const toIds = (all: readonly { readonly id: string }[] | null | undefined): string =>
  (all ?? []).map(({ id }) => id).join();

/** Whether these drivers still have the manual assignments of before. */
export const isAsBefore = (
  { manualVacations }: Pick<Memory, 'manualVacations'>,
  tenant: Tenant,
  changes: readonly ManualWeeks[],
): boolean =>
  changes.every(
    ({ driverId, before }) =>
      toIds(manualVacations.get(within(tenant, driverId))) === toIds(before),
  );

export const putManualWeeks = (
  { manualVacations }: Pick<Memory, 'manualVacations'>,
  tenant: Tenant,
  changes: readonly ManualWeeks[],
): void => {
  for (const { driverId, after } of changes)
    if (after.length > 0) manualVacations.put(within(tenant, driverId), after);
    else manualVacations.delete(within(tenant, driverId));
};
