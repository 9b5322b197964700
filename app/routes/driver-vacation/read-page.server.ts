import type { SavedList } from '~/app/components/ranking/receipt';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { completeView, makeOwnKey } from '~/app/routes/driver-preferences/ranking-pages.server';
import {
  readVacationPreferences,
  weekRanking,
  type loadWeeksAndSlots,
} from '~/app/services/ranking/week-ranking.server';
import { wantedWeeks, type VacationPicks } from '~/domain/vacation/vacation-picks';

export const toReceipt = (picks: VacationPicks): SavedList => ({
  ids: wantedWeeks(picks),
  acceptedAt: picks.acceptedAt,
  receiptNumber: picks.receiptNumber,
  late: false,
  enteredBy: picks.enteredBy,
});

type Loaded = Awaited<ReturnType<typeof loadWeeksAndSlots>>;

export const readPage = async (args: DriverArgs<Loaded>) => {
  const { deps, access, loaded, receivedAt: now } = args;
  const { weekIds, weeks, saved, closing, ...rest } = await readVacationPreferences({
    deps,
    access,
    loaded,
    now,
  });
  return completeView(
    args,
    { catalogue: weekCatalogue, pageKey: makeOwnKey(args, weekRanking) },
    {
      ...rest,
      list: weekIds,
      offered: weeks,
      saved: saved && toReceipt(saved),
      closing: { isOpen: rest.mayEdit, at: closing },
    },
  );
};
