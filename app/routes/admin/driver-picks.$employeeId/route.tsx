import { useActionData, useLoaderData } from '@remix-run/react';
import { EntryPage } from '~/app/components/entry/entry-page';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { getJobLook } from '~/app/components/preferences/preferences-editor';
import { readAgain, sendOrKeep } from '~/app/components/ranking/save/send-or-keep';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { stewardAction, stewardLoader } from '~/app/platform/guards/guards.server';
import { toReceipt } from '~/app/routes/driver/driver-preferences/read-page.server';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { jobRanking, showJobList } from '~/app/services/ranking/job-ranking.server';
import { getCoverJobs } from '~/domain/vacation/vacation-cover';
import { openEntry, saveEntry, showEntry } from './entry-pages.server';

export const meta = titlePage(() => adminCopy.entry.title);

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

export const loader = stewardLoader(async (args) => {
  const { owner, loaded } = await openEntry(args, jobRanking, jobRanking.load);
  const { deps, access, receivedAt } = args;
  const absences = await loadAbsences({ deps, scope: access.scope, site: access.site });
  const { jobIds, jobs, saved, standing, windowState, ...rest } = showJobList(
    owner,
    loaded,
    receivedAt,
  );
  const catalogue = { catalogue: jobCatalogue, ranking: jobRanking, owner, stored: loaded.stored };
  const view = showEntry(args, catalogue, {
    ...rest,
    list: jobIds,
    offered: jobs,
    saved: saved && toReceipt(saved),
    closing: { isOpen: windowState === 'open', at: access.site.window.closesAt },
    isCarriedOver: standing,
    coverJobs: getCoverJobs(absences),
  });
  return { view };
});

export const action = stewardAction((args) =>
  saveEntry(args, { catalogue: jobCatalogue, ranking: jobRanking }),
);

export default function EnterJobs() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      view={view}
      catalogue={jobCatalogue}
      look={getJobLook(view)}
      refused={useActionData<typeof action>()}
    />
  );
}
