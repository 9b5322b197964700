import { useLoaderData } from '@remix-run/react';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { RankingSheet } from '~/app/components/ranking/print-sheet';
import { titlePage } from '~/app/components/shell/product';
import { copy } from '~/app/copy/copy';
import { formatWeekOfYear } from '~/app/copy/format-time';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { loadPrinted } from './driver-preferences/ranking-pages.server';
import { readPage } from './driver-preferences/read-page.server';

export const meta = titlePage(() => copy.listPrint.jobsTitle);
export const handle = { bare: true };

export const loader = driverLoader(loadPrinted(jobCatalogue, readPage), jobRanking.load);

export default function PrintPreferences() {
  const { view, printedAt } = useLoaderData<typeof loader>();
  const { periodId } = view.selection;
  return (
    <RankingSheet
      view={view}
      printedAt={printedAt}
      catalogue={jobCatalogue}
      about={formatWeekOfYear(periodId)}
      unsaved={view.standing ? copy.listPrint.carriedOver : copy.listPrint.notSaved}
    />
  );
}
