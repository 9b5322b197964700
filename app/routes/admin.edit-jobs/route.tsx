import { adminCopy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RosterScreen } from '~/app/components/roster/roster-screen';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { actOnRoster, loadRoster } from '~/app/platform/roster/roster-route.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';
import { jobDefinition } from './job-definition';
import { jobForms } from './job-forms.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.jobs.title) }];

export const loader = siteAdminLoader(loadRoster(siteJobs));
export const action = siteAdminAction(actOnRoster(jobForms));

export default function EditJobs() {
  const loaded = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return <RosterScreen roster={jobDefinition} {...{ loaded, acted }} />;
}
