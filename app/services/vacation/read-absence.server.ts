import type { AdminCall } from '~/app/ports/deps';
import { readRecord } from '~/app/services/award/read-record.server';
import { getAwardInForce } from '~/domain/site/current-award';
import { countAbsences, type AbsenceWeek } from '~/domain/vacation/absence-year';
import { readWeeks } from './read-weeks.server';

export interface AbsenceYear {
  readonly weeks: readonly AbsenceWeek[];
  /** How many drivers the site has. */
  readonly drivers: number;
  /** The published version of the vacation weeks; 0 if none is in force, so that only manual assignments count. */
  readonly version: number;
}

/** How many drivers are away in each working week of a year, on published vacation weeks and on leave. */
export const readAbsence = async (
  { deps, access: { scope, site } }: AdminCall<'stores'>,
  year: number,
): Promise<AbsenceYear> => {
  const { drivers, leave } = deps.stores;
  const inForce = getAwardInForce(site, 'vacations');
  const [{ weeks: listed, manual }, leaves, { items }, record] = await Promise.all([
    readWeeks({ deps, scope }),
    leave.list(scope),
    drivers.list(scope),
    inForce && readRecord({ deps, scope, ...inForce }),
  ]);
  const published = record?.input.vacationWeeks ?? [];
  const held = record?.output.vacations ?? manual;
  return {
    weeks: countAbsences(year, { published, listed, held, leaves }),
    drivers: items.length,
    version: record && inForce ? inForce.version : 0,
  };
};
