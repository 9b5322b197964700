import type { Driver } from '~/domain/drivers/driver';
import { fail, ok, type Result } from '~/domain/shared/result';

/** To whom a note may go. `listed`: drivers whose employee IDs the administrator lists. */
export const audiences = ['all', 'without-list', 'result-unseen', 'certified', 'listed'] as const;
export type Audience = (typeof audiences)[number];

export type ListedRefusal =
  | { readonly code: 'note-ids-missing' }
  /** `ids`: the first few of `count` texts that are no employee ID of the site, shortened. */
  | { readonly code: 'note-ids-unknown'; readonly ids: readonly string[]; readonly count: number };

const idsShown = 5;
const lengthShown = 20;

/** The drivers whose employee IDs are in a pasted text, separated by spaces, commas, semicolons or lines. */
export const findListed = <D extends Pick<Driver, 'employeeId'>>(
  text: string,
  drivers: readonly D[],
): Result<D[], ListedRefusal> => {
  const ids = [...new Set(text.split(/[\s,;]+/).filter((id) => id !== ''))];
  if (ids.length === 0) return fail({ code: 'note-ids-missing' });
  const byId = new Map(drivers.map((driver) => [driver.employeeId, driver]));
  const unknown = ids.filter((id) => !byId.has(id));
  if (unknown.length > 0)
    return fail({
      code: 'note-ids-unknown',
      ids: unknown.slice(0, idsShown).map((id) => id.slice(0, lengthShown)),
      count: unknown.length,
    });
  return ok(ids.flatMap((id) => byId.get(id) ?? []));
};
