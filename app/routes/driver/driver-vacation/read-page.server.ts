import type { SavedList } from '~/app/components/ranking/save/receipt';
import { findAskedWeek } from '~/app/components/vacation-preferences/asked-week';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import {
  completeView,
  makeOwnKey,
  makeWindowKey,
} from '~/app/routes/driver/driver-preferences/ranking-pages.server';
import { showListRules } from '~/app/services/ranking/show-list-rules';
import {
  readVacationPreferences,
  weekRanking,
  type loadWeeksAndSlots,
} from '~/app/services/ranking/week-ranking.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import { wantedWeeks, type VacationPicks } from '~/domain/vacation/vacation-picks';

export const toReceipt = (picks: VacationPicks): SavedList => ({
  ids: wantedWeeks(picks),
  acceptedAt: picks.acceptedAt,
  receiptNumber: picks.receiptNumber,
  late: false,
  enteredBy: picks.enteredBy,
});

/** What giving up or declining the week would do now, and the value with which the form confirms it. */
const describeFreeing = async (
  { deps, access }: Pick<DriverArgs<unknown>, 'deps' | 'access'>,
  weekId: string,
) => {
  const input = { employeeId: access.driver.employeeId, weekId };
  const preview = await previewFreedWeek({ deps, access, input });
  // Drivers may not know who else gets a week.
  const { isWanted, own } = preview;
  return { isWanted, own, confirmed: toConfirmed(preview) };
};

type Loaded = Awaited<ReturnType<typeof loadWeeksAndSlots>>;

export const readPage = async (args: DriverArgs<Loaded>) => {
  const { deps, access, loaded, receivedAt: now } = args;
  const { weekIds, weeks, saved, closing, ...rest } = await readVacationPreferences({
    deps,
    access,
    loaded,
    now,
  });
  const asked = findAskedWeek(rest, new URL(args.request.url).searchParams);
  return completeView(
    args,
    { catalogue: weekCatalogue, pageKey: makeOwnKey(args, weekRanking) },
    {
      ...rest,
      windowKey: makeWindowKey(args),
      ...showListRules(access.site, 'vacations', now),
      list: weekIds,
      offered: weeks,
      saved: saved && toReceipt(saved),
      freeing: asked && (await describeFreeing(args, asked.weekId)),
      closing: { isOpen: rest.mayEdit, at: closing },
    },
  );
};
