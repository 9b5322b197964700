import { takesTurn, type AwardDriver } from '~/domain/award/award-input';
import { takesPart } from '~/domain/picks/current-picks';
import type { PickList } from '~/domain/picks/pick-list';
import type { SiteSettings } from '~/domain/settings/site-settings';
import type { SelectionWindow } from './selection-window';

/**
 * The drivers who take a turn but of whom no list takes part, neither one saved in the period nor a carried-over one, in
 * the given order.
 */
export const listWithoutList = <D extends AwardDriver>(
  drivers: readonly D[],
  lists: readonly Pick<PickList, 'employeeId' | 'periodId'>[],
  {
    window: { periodId },
    settings: { standingPicks },
  }: {
    readonly window: Pick<SelectionWindow, 'periodId'>;
    readonly settings: Pick<SiteSettings, 'standingPicks'>;
  },
): D[] => {
  const withList = new Set(
    lists
      .filter((list) => takesPart(list, { periodId, standingPicks }))
      .map(({ employeeId }) => employeeId),
  );
  return drivers.filter((driver) => takesTurn(driver) && !withList.has(driver.employeeId));
};
