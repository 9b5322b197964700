import { useLoaderData } from '@remix-run/react';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { HistoryPage } from '~/app/components/ranking/history-page';
import { titlePage } from '~/app/components/shell/product';
import { copy } from '~/app/copy/copy';
import { formatWeekOfYear } from '~/app/copy/format-time';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { longestHistory, readHistory } from '~/app/services/ranking/save-picks.server';
import type { PickList } from '~/domain/picks/pick-list';
import { toReceipt } from './driver-preferences/read-page.server';

export const meta = titlePage(() => copy.history.jobsTitle);

export const loader = driverLoader(
  async ({ access: { site, driver }, loaded: saves }) => ({
    groups: [...new Set(saves.map((save) => save.periodId))].map((periodId) => ({
      periodId,
      isPresent: periodId === site.window.periodId,
      saves: saves.filter((save) => save.periodId === periodId).map(toReceipt),
    })),
    isCut: saves.length === longestHistory,
    driverName: driver.name,
    timeZone: site.timeZone,
  }),
  readHistory<PickList>(jobRanking),
);

export default function History() {
  const { groups, ...page } = useLoaderData<typeof loader>();
  return (
    <HistoryPage
      {...page}
      title={copy.history.jobsTitle}
      description={copy.history.jobsIntro}
      words={jobCatalogue}
      groups={groups.map(({ periodId, isPresent, saves }) => ({
        id: periodId,
        title: formatWeekOfYear(periodId),
        chip: isPresent ? copy.history.counts : copy.history.counted,
        saves,
      }))}
    />
  );
}
