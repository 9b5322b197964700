import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { typedJobField } from '~/app/components/ranking/result/typed-job';
import type { SavedList } from '~/app/components/ranking/save/receipt';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { showListRules } from '~/app/services/ranking/show-list-rules';
import type { PickList } from '~/domain/picks/pick-list';
import { getMissingMinutes } from '~/domain/selection/outage';
import { completeView, makeOwnKey, makeWindowKey } from './ranking-pages.server';

export const toReceipt = ({
  jobIds: ids,
  acceptedAt,
  receiptNumber,
  late,
  enteredBy,
}: PickList): SavedList => ({ ids, acceptedAt, receiptNumber, late, enteredBy });

type Loaded = Awaited<ReturnType<typeof jobRanking.load>>;

export const readPage = async (args: DriverArgs<Loaded>) => {
  const { request, deps, access, loaded, receivedAt: now } = args;
  const { jobIds, jobs, windowState, saved, ...rest } = await readPreferences({
    deps,
    access,
    loaded,
    typedJob: typedJobField.read(new URL(request.url).searchParams),
    now,
  });
  const { periodId, closesAt } = access.site.window;
  const movedForOutage = getMissingMinutes(access.site.window);
  return completeView(
    args,
    { catalogue: jobCatalogue, pageKey: makeOwnKey(args, jobRanking) },
    {
      ...rest,
      windowKey: makeWindowKey(args),
      ...showListRules(access.site, 'jobs', now),
      list: jobIds,
      offered: jobs,
      saved: saved && toReceipt(saved),
      selection: { state: windowState, periodId, closesAt, movedForOutage },
      closing: { isOpen: windowState === 'open', at: closesAt },
    },
  );
};
