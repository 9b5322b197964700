import type { BulkTarget } from '~/app/services/roster/bulk-target';
import { countWeekUses } from '~/app/services/roster/count-uses.server';
import type { ListEdit } from '~/domain/roster/change-list';
import { fail } from '~/domain/shared/result';
import { removeManualWeeks } from '~/domain/vacation/manual-weeks';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import { toWeekFields } from '~/domain/vacation/week-fields';
import { checkWeekCount, type WeekListError } from '~/domain/vacation/week-list';
import { weekRoster } from '~/domain/vacation/week-roster';
import { maxDeleted, type TooManyToDelete } from './change-weeks.server';
import { readManualCheck, type WeekHeldManually } from './check-published-manual.server';
import { readWeeks } from './read-weeks.server';

export type WeekImportError = WeekListError | TooManyToDelete | WeekHeldManually;

/** The site's vacation weeks, to change in bulk. Removed weeks lose their manual assignments. */
export const weekTarget: BulkTarget<WeekFields, WeekImportError> = {
  roster: weekRoster,
  getStore: ({ weeks }) => weeks,
  open: async (args) => {
    const { deps, access } = args;
    const { weeks, manual } = await readWeeks({ deps, scope: access.scope });
    const toChange = ({ puts, deletes }: ListEdit<WeekFields>) => ({
      puts: puts.map((week) => ({
        ...week,
        version: weeks.find(({ weekId }) => weekId === week.weekId)?.version ?? 0,
      })),
      deletes: weeks.filter(({ weekId }) => deletes.includes(weekId)),
      manual: removeManualWeeks(
        manual,
        manual.filter(({ weekId }) => deletes.includes(weekId)),
      ),
    });
    return {
      items: weeks.map(toWeekFields),
      basis: deps.sha256(JSON.stringify([weeks, manual])),
      findClashes: async (edits) => {
        const check = await readManualCheck(args, { weeks, manual });
        return edits.map((edit) => {
          const { puts, deletes, manual: changed } = toChange(edit);
          const added = puts.filter(({ version }) => version === 0);
          const isTooLarge = puts.length + deletes.length + changed.length > maxDeleted;
          const allowed = check({
            added: added.map(({ weekId }) => weekId),
            deleted: deletes.map(({ weekId }) => weekId),
          });
          return [
            ...checkWeekCount(weeks.length + added.length - deletes.length),
            ...(isTooLarge ? [{ code: 'too-many-to-delete', limit: maxDeleted } as const] : []),
            ...(allowed.ok ? [] : [allowed.error]),
          ];
        });
      },
      countUses: (weekIds) => countWeekUses(args, manual, weekIds),
      commit: async (edit, entry, keep) => {
        const change = { ...toChange(edit), entry, keep };
        const changed = await deps.stores.weeks.change(access.scope, change);
        return changed.ok ? changed : fail({ code: 'list-outdated' });
      },
    };
  },
};
