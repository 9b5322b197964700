import { useActionData, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import * as z from 'zod';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { PreferencesPage } from '~/app/components/preferences/preferences-page';
import { readAgain, sendOrKeep } from '~/app/components/ranking/save/send-or-keep';
import { titlePage } from '~/app/components/shell/product';
import { copy, serverCopy } from '~/app/copy/copy';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { showOwnNotes, withOwnNotes } from '~/app/services/notes/own-notes.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { fromColumns, toColumns } from '~/domain/shared/columns';
import { changeFilter, filterForm, readOwnFilters } from './change-filter.server';
import {
  allowKeeping,
  confirmNoteForm,
  confirmOwnNote,
  confirmOwnResult,
  confirmPastResultForm,
  confirmResultForm,
  redirectIfEdited,
  pathWithoutDraft,
  readReminder,
  refuseOtherPage,
  saveForm,
  saveList,
} from './ranking-pages.server';
import { readPage } from './read-page.server';
import { claimForm, sendClaim } from './send-claim.server';
import { readOffered, takeBackForm, takeForm, takeJob } from './take-job.server';

export const meta = titlePage(() => copy.preferences.title);

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

const loadPage = withOwnNotes(jobRanking.load);

export const loader = driverLoader(async (args) => {
  const [read, leftOver] = await Promise.all([readPage(args), readOffered(args)]);
  const { offered, ...page } = redirectIfEdited(args, jobCatalogue, read);
  return {
    ...allowKeeping(args, page),
    leftOver,
    offered: toColumns(offered),
    savedFilters: await readOwnFilters(args),
    reminder: await readReminder(args),
    notes: showOwnNotes(args.access, args.loaded.notes, args.receivedAt),
  };
}, loadPage);

const preferencesForm = z.discriminatedUnion('intent', [
  saveForm,
  claimForm,
  confirmResultForm,
  confirmPastResultForm,
  confirmNoteForm,
  filterForm,
  takeForm,
  takeBackForm,
]);

export const action = driverAction(async (args) => {
  const form = await args.sentForm.parse(preferencesForm);
  const refused = refuseOtherPage(args, jobRanking, form.page);
  if (refused) return refused;
  if (form.intent === 'claim')
    return sendClaim(args, 'jobs', form, pathWithoutDraft(args, jobCatalogue));
  if (form.intent === 'take-job' || form.intent === 'take-back-job')
    return takeJob(args, form, pathWithoutDraft(args, jobCatalogue));
  if (form.intent === 'change-filter') return changeFilter(args, form);
  if (form.intent === 'confirm-note')
    return confirmOwnNote(args, form, { catalogue: jobCatalogue, ranking: jobRanking });
  if (form.intent === 'confirm-result' || form.intent === 'confirm-past-result')
    return confirmOwnResult(args, 'jobs', form, pathWithoutDraft(args, jobCatalogue));
  return saveList(args, jobRanking, form, {
    path: pathWithoutDraft(args, jobCatalogue),
    title: serverCopy.preferences.saved,
    text: serverCopy.preferences.savedText,
    emptyText: serverCopy.preferences.savedEmpty,
  });
}, jobRanking.load);

export default function DriverPreferences() {
  const loaded = useLoaderData<typeof loader>();
  const view = useMemo(() => ({ ...loaded, offered: fromColumns(loaded.offered) }), [loaded]);
  return (
    <PreferencesPage view={view} problem={useActionData<typeof action>()?.error ?? undefined} />
  );
}
