import { redirect, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import * as z from 'zod';
import { readEdit } from '~/app/components/ranking/draft';
import { readAgain } from '~/app/components/ranking/read-again';
import { sendOrKeep } from '~/app/components/ranking/send-or-keep';
import { pageTitle } from '~/app/components/shell/product';
import { VacationPage } from '~/app/components/vacation-preferences/vacation-page';
import {
  readVacationQuery,
  vacationPath,
} from '~/app/components/vacation-preferences/vacation-query';
import { weekWords } from '~/app/components/vacation-preferences/week-words';
import { pageField, pickFields } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast, type Toast } from '~/app/platform/http/toast.server';
import { checkPage } from '~/app/services/access/page-key.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { loadWeeksAndPicks } from '~/app/services/vacation/load-weeks-and-picks.server';
import { loadWeeksAndSlots } from '~/app/services/vacation/read-vacation-preferences.server';
import { saveVacationPicks } from '~/app/services/vacation/save-vacation-picks.server';
import { editPicks } from '~/domain/picks/order-picks';
import { readView } from './read-view.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Vacation Preferences') }];

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

export const loader = driverLoader(async ({ request, deps, access, loaded, receivedAt: now }) => {
  const { searchParams: search } = new URL(request.url);
  const view = await readView({ deps, access, loaded, now, search });
  // A button of the list, pressed without JavaScript: the draft lives in the address.
  const edit = readEdit(search.get('edit'));
  if (!edit) return view;
  const draft = editPicks(view.query.draft ?? view.list, edit);
  throw redirect(vacationPath({ ...view.query, draft }, view.pageKey));
}, loadWeeksAndSlots);

const vacationForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), pick: pickFields, page: pageField }),
  z.object({
    intent: z.enum(['give-up', 'decline']),
    weekId: z.string().min(1).max(40),
    page: pageField,
  }),
]);

const savedToast = (count: number): Toast => ({
  title: 'Vacation Preferences Saved',
  description:
    count === 0
      ? 'You saved an empty preference list. No vacation week will be assigned based on preferences.'
      : 'Your vacation preferences have been saved.',
  kind: 'success',
});

export const action = driverAction(
  async ({ request, sentForm, context, deps, access, loaded, receivedAt }) => {
    const form = await sentForm.parse(vacationForm);
    const own = checkPage({ deps, access, selection: 'vacation' }, form.page);
    if (!own.ok) return failure(own.error);
    if (form.intent !== 'save') {
      const { scope, site, driver } = access;
      const input = { employeeId: driver.employeeId, weekId: form.weekId };
      const freed = await giveUpWeek({ deps, scope, site, input, name: driver.name });
      if (!freed.ok) return failure(freed.error);
      return redirectWithToast({ context }, weekWords.path, {
        title: `Vacation Week ${form.intent === 'decline' ? 'Declined' : 'Given Up'}`,
        description: `Week ${form.weekId} goes to whoever is next when the weeks are published again.`,
        kind: 'success',
      });
    }
    const { pick: weekIds } = form;
    const saved = await saveVacationPicks({ deps, access, loaded, weekIds, receivedAt });
    if (!saved.ok) return failure(saved.error);
    const shown = readVacationQuery(new URL(request.url).searchParams, '');
    const path = vacationPath({ ...shown, draft: null }, '');
    return redirectWithToast({ context }, path, savedToast(weekIds.length));
  },
  loadWeeksAndPicks,
);

export default function DriverVacation() {
  const view = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <VacationPage
      view={view}
      problem={useActionData<typeof action>()?.error}
      asked={query.get('dialog')}
    />
  );
}
