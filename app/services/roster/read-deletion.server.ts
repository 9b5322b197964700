import { countResults } from './count-results.server';
import type { RowUses, UsesArgs } from './count-uses.server';
import type { SiteRoster } from './site-rosters.server';

/** The rows that an administrator is about to delete, and what refers to them. */
export interface Deletion extends Pick<RowUses, 'drivers' | 'assignments'> {
  readonly ids: readonly string[];
  readonly results: number;
}

export const readDeletion = async <T, E>(
  { countUses, roster: { idField } }: SiteRoster<T, E>,
  args: UsesArgs,
  ids: readonly string[],
): Promise<Deletion> => {
  const [{ drivers, assignments }, results] = await Promise.all([
    countUses(args, ids),
    countResults(args, idField, ids),
  ]);
  return { ids, drivers, assignments, results };
};
