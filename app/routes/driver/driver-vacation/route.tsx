import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import * as z from 'zod';
import { readAgain, sendOrKeep } from '~/app/components/ranking/save/send-or-keep';
import { titlePage } from '~/app/components/shell/product';
import { findAskedWeek } from '~/app/components/vacation-preferences/asked-week';
import { DriverVacationPage } from '~/app/components/vacation-preferences/vacation-page';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import { copy, serverCopy } from '~/app/copy/copy';
import { pageField } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import { driverAction, driverLoader, type DriverArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import {
  allowKeeping,
  confirmNoteForm,
  confirmOwnNote,
  confirmOwnResult,
  confirmResultForm,
  redirectIfEdited,
  pathWithoutDraft,
  readReminder,
  refuseOtherPage,
  saveForm,
  saveList,
} from '~/app/routes/driver/driver-preferences/ranking-pages.server';
import { claimForm, sendClaim } from '~/app/routes/driver/driver-preferences/send-claim.server';
import { showOwnNotes, withOwnNotes } from '~/app/services/notes/own-notes.server';
import { loadWeeksAndSlots, weekRanking } from '~/app/services/ranking/week-ranking.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { readPage } from './read-page.server';

export const meta = titlePage(() => copy.vacationPreferences.title);

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

const loadPage = withOwnNotes(loadWeeksAndSlots);

export const loader = driverLoader(
  async (args) => ({
    ...allowKeeping(args, redirectIfEdited(args, weekCatalogue, await readPage(args))),
    reminder: await readReminder(args),
    notes: showOwnNotes(args.access, args.loaded.notes, args.receivedAt),
  }),
  loadPage,
);

const freeForm = z.object({
  intent: z.enum(['give-up', 'decline']),
  weekId: z.string().min(1).max(40),
  confirmed: z.string().max(2000).default(''),
  page: pageField,
});
const vacationForm = z.discriminatedUnion('intent', [
  saveForm,
  freeForm,
  claimForm,
  confirmResultForm,
  confirmNoteForm,
]);

export const action = driverAction(async (args) => {
  const form = await args.sentForm.parse(vacationForm);
  const refused = refuseOtherPage(args, weekRanking, form.page);
  if (refused) return refused;
  if (form.intent === 'confirm-note')
    return confirmOwnNote(args, form, { catalogue: weekCatalogue, ranking: weekRanking });
  if (form.intent === 'confirm-result')
    return confirmOwnResult(args, 'vacations', form, pathWithoutDraft(args, weekCatalogue));
  if (form.intent === 'claim')
    return sendClaim(args, 'vacations', form, pathWithoutDraft(args, weekCatalogue));
  if (form.intent !== 'save') return freeWeek(args, form);
  return saveList(args, weekRanking, form, {
    path: pathWithoutDraft(args, weekCatalogue),
    title: serverCopy.vacationPreferences.saved,
    text: serverCopy.vacationPreferences.savedText,
    emptyText: serverCopy.vacationPreferences.savedEmpty,
  });
}, weekRanking.load);

const freeWeek = async (
  { context, deps, access }: DriverArgs<unknown>,
  { intent, weekId, confirmed }: z.infer<typeof freeForm>,
) => {
  const { employeeId, name } = access.driver;
  const freed = await giveUpWeek({ deps, access, input: { employeeId, weekId, confirmed }, name });
  if (!freed.ok) return failure(freed.error);
  return redirectWithSuccess(
    { context },
    weekCatalogue.path,
    intent === 'decline'
      ? serverCopy.vacationPreferences.declined
      : serverCopy.vacationPreferences.givenUp,
    serverCopy.vacationPreferences.passedOn,
  );
};

export default function DriverVacation() {
  const view = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <DriverVacationPage
      view={view}
      problem={useActionData<typeof action>()?.error ?? undefined}
      asked={findAskedWeek(view, query)}
    />
  );
}
