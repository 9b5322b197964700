import { useLoaderData } from '@remix-run/react';
import { RankingSheet } from '~/app/components/ranking/print-sheet';
import { titlePage } from '~/app/components/shell/product';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import { copy } from '~/app/copy/copy';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { loadWeeksAndSlots } from '~/app/services/ranking/week-ranking.server';
import { loadPrinted } from './driver-preferences/ranking-pages.server';
import { readPage } from './driver-vacation/read-page.server';

export const meta = titlePage(() => copy.listPrint.weeksTitle);
export const handle = { bare: true };

export const loader = driverLoader(loadPrinted(weekCatalogue, readPage), loadWeeksAndSlots);

export default function PrintVacation() {
  return (
    <RankingSheet
      {...useLoaderData<typeof loader>()}
      catalogue={weekCatalogue}
      about={copy.listPrint.aboutWeeks}
      unsaved={copy.listPrint.notSaved}
    />
  );
}
