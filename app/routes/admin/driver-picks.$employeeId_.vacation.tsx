import { useActionData, useLoaderData } from '@remix-run/react';
import { EntryPage } from '~/app/components/entry/entry-page';
import { readAgain, sendOrKeep } from '~/app/components/ranking/save/send-or-keep';
import { titlePage } from '~/app/components/shell/product';
import { weekLook } from '~/app/components/vacation-preferences/vacation-editor';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import { adminCopy } from '~/app/copy/copy';
import { stewardAction, stewardLoader } from '~/app/platform/guards/guards.server';
import { toReceipt } from '~/app/routes/driver/driver-vacation/read-page.server';
import {
  loadWeeksAndSlots,
  showWeekList,
  weekRanking,
} from '~/app/services/ranking/week-ranking.server';
import { openEntry, saveEntry, showEntry } from './driver-picks.$employeeId/entry-pages.server';

export const meta = titlePage(() => adminCopy.entry.title);

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

export const loader = stewardLoader(async (args) => {
  const { owner, loaded } = await openEntry(args, weekRanking, loadWeeksAndSlots);
  const { weekIds, weeks, saved, closing, ...rest } = showWeekList(owner, loaded, args.receivedAt);
  const catalogue = {
    catalogue: weekCatalogue,
    ranking: weekRanking,
    owner,
    stored: loaded.stored,
  };
  const view = showEntry(args, catalogue, {
    ...rest,
    list: weekIds,
    offered: weeks,
    saved: saved && toReceipt(saved),
    closing: { isOpen: rest.mayEdit, at: closing },
    isCarriedOver: false,
  });
  return { view };
});

export const action = stewardAction((args) =>
  saveEntry(args, { catalogue: weekCatalogue, ranking: weekRanking }),
);

export default function EnterWeeks() {
  return (
    <EntryPage
      view={useLoaderData<typeof loader>().view}
      catalogue={weekCatalogue}
      look={weekLook}
      refused={useActionData<typeof action>()}
    />
  );
}
