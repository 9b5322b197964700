import type { ListBeingStored } from '~/app/ports/roster';
import { checkList, type Row } from '~/domain/roster/change-list';
import { fail } from '~/domain/shared/result';
import type { BulkTarget } from './bulk-target';
import { commitEdit, readLimits, refuseAdded } from './change-roster.server';
import type { SiteRoster } from './site-rosters.server';

/** Drivers or jobs, to change in bulk. `show`: what is shown of an error; by default all of it. */
export const toBulkTarget = <T extends Row, E>(
  siteRoster: SiteRoster<T, E>,
  show: (error: E) => E = (error) => error,
): BulkTarget<T, E | ListBeingStored> => ({
  roster: siteRoster.roster,
  getStore: siteRoster.getStore,
  open: async (args) => {
    const list = await siteRoster.getStore(args.deps.stores).list(args.access.scope);
    const { items } = list;
    return {
      items,
      basis: String(list.version),
      findClashes: async (edits) => {
        const [limits, refused] = await Promise.all([
          readLimits(siteRoster, args, items),
          refuseAdded(siteRoster, args, items, edits[0]?.puts ?? []),
        ]);
        return edits.map((edit) =>
          [...checkList(siteRoster.roster, items, edit, limits), ...refused].map(show),
        );
      },
      countUses: (ids) => siteRoster.countUses(args, ids),
      commit: async (edit, entry, keep) => {
        const committed = await commitEdit(siteRoster, args, list, { ...edit, entry, keep });
        if (committed.ok) return committed;
        const { error } = committed;
        return fail(error.code === 'list-being-stored' ? error : { code: 'list-outdated' });
      },
    };
  },
});
