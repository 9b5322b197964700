import { useLoaderData } from '@remix-run/react';
import { HistoryPage } from '~/app/components/ranking/history-page';
import { titlePage } from '~/app/components/shell/product';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import { copy } from '~/app/copy/copy';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { longestHistory, readHistory } from '~/app/services/ranking/save-picks.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import { toReceipt } from './driver-vacation/read-page.server';

export const meta = titlePage(() => copy.history.weeksTitle);

export const loader = driverLoader(
  async ({ access: { site, driver }, loaded }) => ({
    saves: loaded.map(toReceipt),
    isCut: loaded.length === longestHistory,
    driverName: driver.name,
    timeZone: site.timeZone,
  }),
  readHistory<VacationPicks>(weekRanking),
);

export default function History() {
  const { saves, ...page } = useLoaderData<typeof loader>();
  const group = { id: 'vacation', title: copy.ranking.vacation, chip: copy.history.counts, saves };
  return (
    <HistoryPage
      {...page}
      title={copy.history.weeksTitle}
      description={copy.history.weeksIntro}
      words={weekCatalogue}
      groups={saves.length === 0 ? [] : [group]}
    />
  );
}
