import type { ManualVacation } from './vacation-week-schema';

/** The weeks that are manually assigned to one driver, before and after a change. */
export interface ManualWeeks {
  readonly driverId: string;
  readonly before: readonly ManualVacation[];
  readonly after: readonly ManualVacation[];
}

const listOfDriver = (manual: readonly ManualVacation[], id: string): ManualVacation[] =>
  manual.filter(({ driverId }) => driverId === id);

/** Assigns one more week to its driver. `manual`: all assignments of the site. */
export const addManualWeek = (
  manual: readonly ManualVacation[],
  added: ManualVacation,
): ManualWeeks => {
  const { driverId } = added;
  const before = listOfDriver(manual, driverId);
  return { driverId, before, after: [...before, added] };
};

/** Takes assignments back. */
export const removeManualWeeks = (
  manual: readonly ManualVacation[],
  removed: readonly ManualVacation[],
): ManualWeeks[] => {
  const ids = new Set(removed.map(({ id }) => id));
  return [...new Set(removed.map(({ driverId }) => driverId))].map((driverId) => {
    const before = listOfDriver(manual, driverId);
    return { driverId, before, after: before.filter(({ id }) => !ids.has(id)) };
  });
};

/** Whether a driver may be assigned no further week: they have this one, or as many as they may hold. */
export const isAssignedAlready = (
  weeksOfDriver: readonly Pick<ManualVacation, 'weekId'>[],
  { weekId, most = 1 }: { readonly weekId: string; readonly most?: number | undefined },
): boolean => weeksOfDriver.length >= most || weeksOfDriver.some((one) => one.weekId === weekId);
