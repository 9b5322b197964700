import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { actOnImport } from '~/app/platform/roster/import-route.server';
import {
  deleteJobTemplate,
  readJobTemplate,
  saveJobTemplate,
} from '~/app/services/roster/change-job-templates.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';
import { jobRoster } from '~/domain/jobs/job-roster';
import { toText } from '~/domain/roster/roster-text';
import { cleanText } from '~/domain/shared/clean-text';
import { jobForms } from './job-forms.server';

const templateId = z.string().max(40);

/** The forms of the templates; all other forms of the page are those of every roster. */
const templateForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save-template'), name: z.string().max(1000).transform(cleanText) }),
  z.object({ intent: z.literal('use-template'), templateId }),
  z.object({ intent: z.literal('delete-template'), templateId }),
]);

/** The templates as the page lists them. */
export const loadTemplates = async ({
  request,
  deps,
  access: { scope, site },
}: Pick<AdminArgs, 'request' | 'deps' | 'access'>) => {
  const { templates } = await deps.stores.jobTemplates.read(scope);
  return {
    timeZone: site.timeZone,
    asked: new URL(request.url).searchParams.get('delete-template'),
    list: templates.map(({ jobs, ...template }) => ({ ...template, count: jobs.length })),
  };
};

const bulk = { ...jobForms, target: toBulkTarget(siteJobs) };
const ownPath = `${jobForms.path}?tab=master`;

/** Handles the forms of the templates. Returns undefined for any other form. */
export const actOnTemplates = async (args: AdminArgs) => {
  const sent = templateForm.safeParse(await args.sentForm.fields());
  if (!sent.success) return undefined;
  const form = sent.data;
  const { context, deps, access } = args;
  if (form.intent === 'use-template') {
    const template = await readJobTemplate({ deps, access }, form.templateId);
    if (!template) return failure({ code: 'template-gone' });
    const text = toText(jobRoster, template.jobs);
    return actOnImport(bulk, args, { intent: 'import', text });
  }
  if (form.intent === 'save-template') {
    const saved = await saveJobTemplate({ deps, access, name: form.name });
    if (!saved.ok) return failure(saved.error);
    const { name, count } = saved.value;
    const title = serverCopy.jobs.templateSaved;
    const description = serverCopy.jobs.templateSavedText(name, count);
    return redirectWithSuccess({ context }, ownPath, title, description);
  }
  const deleted = await deleteJobTemplate({ deps, access, templateId: form.templateId });
  if (!deleted.ok) return failure(deleted.error);
  const title = serverCopy.jobs.templateDeleted(deleted.value.name);
  return redirectWithSuccess({ context }, ownPath, title);
};
