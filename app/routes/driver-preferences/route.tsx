import { data, redirect, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { preferencesPath, readPageQuery } from '~/app/components/preferences/page-query';
import { PreferencesPage } from '~/app/components/preferences/preferences-page';
import { readEdit } from '~/app/components/ranking/draft';
import { readAgain } from '~/app/components/ranking/read-again';
import { sendOrKeep } from '~/app/components/ranking/send-or-keep';
import { pageTitle } from '~/app/components/shell/product';
import { pageField, pickFields } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast, type Toast } from '~/app/platform/http/toast.server';
import { checkPage } from '~/app/services/access/page-key.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { loadPicksAndJobs } from '~/app/services/picks/load-picks-and-jobs.server';
import { savePicks } from '~/app/services/picks/save-picks.server';
import { editPicks } from '~/domain/picks/order-picks';
import { readView } from './read-view.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Job Preferences') }];

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

export const loader = driverLoader(async ({ request, deps, access, loaded, receivedAt: now }) => {
  const { searchParams: search } = new URL(request.url);
  const view = await readView({ deps, access, loaded, now, search });
  // A button of the list, pressed without JavaScript: the draft lives in the address.
  const edit = readEdit(search.get('edit'));
  if (!edit) return view;
  const draft = editPicks(view.query.draft ?? view.list, edit);
  throw redirect(preferencesPath({ ...view.query, draft }, view.pageKey));
}, loadPicksAndJobs);

const preferencesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), pick: pickFields, page: pageField }),
  z.object({
    intent: z.literal('claim'),
    jobId: z.string().min(1).max(40),
    text: z.string().max(10_000),
    page: pageField,
  }),
]);

const savedToast = (count: number): Toast => ({
  title: 'Preferences Saved',
  description:
    count === 0
      ? 'You saved an empty preference list. No jobs will be assigned based on preferences.'
      : 'Your job preferences have been saved.',
  kind: 'success',
});

export const action = driverAction(
  async ({ request, sentForm, context, deps, access, loaded, receivedAt }) => {
    const form = await sentForm.parse(preferencesForm);
    const { periodId: selection } = access.site.window;
    const own = checkPage({ deps, access, selection }, form.page);
    if (!own.ok) return failure(own.error);
    const shown = readPageQuery(new URL(request.url).searchParams, '');
    const path = preferencesPath({ ...shown, draft: null }, '');
    if (form.intent === 'claim') {
      const filed = await fileClaim({ deps, access, input: form, receivedAt });
      if (!filed.ok) {
        const { data: refusal, init } = failure(filed.error);
        return data(
          { error: null, claim: { ...form, error: refusal.error.text } },
          init ?? undefined,
        );
      }
      return redirectWithToast({ context }, path, {
        title: 'Claim Filed',
        description: `Your claim about job ${filed.value.jobId} is on its way. The answer appears on this page.`,
        kind: 'success',
      });
    }
    const { pick: jobIds } = form;
    const saved = await savePicks({ deps, access, loaded, input: { jobIds }, receivedAt });
    if (!saved.ok) return failure(saved.error);
    return redirectWithToast({ context }, path, savedToast(jobIds.length));
  },
  loadPicksAndJobs,
);

export default function DriverPreferences() {
  const view = useLoaderData<typeof loader>();
  return (
    <PreferencesPage view={view} problem={useActionData<typeof action>()?.error ?? undefined} />
  );
}
