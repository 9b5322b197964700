import { redirect, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { preferencesPath, readEdit, readPageQuery } from '~/app/components/preferences/page-query';
import { PreferencesPage } from '~/app/components/preferences/preferences-page';
import { pageTitle } from '~/app/components/shell/product';
import { failure, parseForm } from '~/app/platform/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards.server';
import { redirectWithToast } from '~/app/platform/toast.server';
import { loadPicksAndJobs } from '~/app/services/picks/load-picks-and-jobs.server';
import { savePicks } from '~/app/services/picks/save-picks.server';
import { editPicks } from '~/domain/picks/order-picks';
import { readView } from './read-view.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Job Preferences') }];

export const loader = driverLoader(async ({ request, deps, access, loaded, receivedAt: now }) => {
  const { searchParams: search } = new URL(request.url);
  const view = await readView({ deps, access, loaded, now, search });
  // A button of the list, pressed without JavaScript: the draft lives in the address.
  const edit = readEdit(search.get('edit'));
  if (!edit) return view;
  const draft = editPicks(view.query.draft ?? view.list, edit);
  throw redirect(preferencesPath({ ...view.query, draft }, view.draftKey));
}, loadPicksAndJobs);

const saveForm = z.object({
  intent: z.literal('save'),
  pick: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((picks) => (picks === undefined ? [] : [picks].flat())),
});

export const action = driverAction(
  async ({ request, context, deps, access, loaded, receivedAt }) => {
    const { pick: jobIds } = await parseForm(request, saveForm);
    const saved = await savePicks({ deps, access, loaded, input: { jobIds }, receivedAt });
    if (!saved.ok) return failure(saved.error);
    const description =
      jobIds.length === 0
        ? 'You saved an empty preference list. No jobs will be assigned based on preferences.'
        : 'Your job preferences have been saved.';
    const toast = { title: 'Preferences Saved', description, kind: 'success' } as const;
    const shown = readPageQuery(new URL(request.url).searchParams, '');
    return redirectWithToast({ context }, preferencesPath({ ...shown, draft: null }, ''), toast);
  },
  loadPicksAndJobs,
);

export default function DriverPreferences() {
  const view = useLoaderData<typeof loader>();
  return <PreferencesPage view={view} problem={useActionData<typeof action>()?.error} />;
}
