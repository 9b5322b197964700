import type { ListBeingStored } from '~/app/ports/roster';
import { checkList, type Row } from '~/domain/roster/change-list';
import { fail } from '~/domain/shared/result';
import { commitEdit, readLimits, refuseAdded } from './change-roster.server';
import type { ImportTarget } from './import-rows.server';
import type { SiteRoster } from './site-rosters.server';

/** Drivers or jobs, to import rows into. */
export const toImportTarget = <T extends Row, E>(
  siteRoster: SiteRoster<T, E>,
): ImportTarget<T, E | ListBeingStored> => ({
  roster: siteRoster.roster,
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
        return edits.map((edit) => [
          ...checkList(siteRoster.roster, items, edit, limits),
          ...refused,
        ]);
      },
      countUses: (ids) => siteRoster.countUses(args, ids),
      commit: async (edit, entry) => {
        const committed = await commitEdit(siteRoster, args, list, edit, entry);
        if (committed.ok) return committed;
        const { error } = committed;
        return fail(error.code === 'list-being-stored' ? error : { code: 'import-outdated' });
      },
    };
  },
});
