import type { Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  putJobTemplate,
  type JobTemplate,
  type JobTemplateRefusal,
} from '~/domain/jobs/job-templates';
import { fail, ok, type Result } from '~/domain/shared/result';

interface Args {
  readonly deps: Pick<Deps, Writing>;
  readonly access: Pick<AdminSession, 'scope'>;
}

type StoreRefusal =
  | { readonly code: 'templates-changed' }
  | { readonly code: 'templates-too-large' };
interface TemplateGone {
  readonly code: 'template-gone';
}
export type JobTemplateError = JobTemplateRefusal | StoreRefusal | TemplateGone;

/** Keeps the site's present jobs under a name. A template with the same name is replaced. */
export const saveJobTemplate = async ({
  deps,
  access: { scope },
  name,
}: Args & { readonly name: string }): Promise<
  Result<{ name: string; count: number }, JobTemplateRefusal | StoreRefusal>
> => {
  const { jobs, jobTemplates } = deps.stores;
  const [before, { items }] = await Promise.all([jobTemplates.read(scope), jobs.list(scope)]);
  const event = { code: 'job-template-saved', name, count: items.length } as const;
  const entry = makeLogEntry(deps, scope, 'update', event);
  const put = putJobTemplate(before, {
    id: entry.id,
    name,
    savedAt: entry.at,
    by: entry.actor.name,
    jobs: items,
  });
  if (!put.ok) return put;
  const saved = await jobTemplates.save(scope, put.value, entry);
  return saved.ok ? ok({ name, count: items.length }) : saved;
};

export const deleteJobTemplate = async ({
  deps,
  access: { scope },
  templateId,
}: Args & { readonly templateId: string }): Promise<
  Result<JobTemplate, TemplateGone | StoreRefusal>
> => {
  const { jobTemplates } = deps.stores;
  const { version, templates } = await jobTemplates.read(scope);
  const template = templates.find(({ id }) => id === templateId);
  if (!template) return fail({ code: 'template-gone' });
  const event = { code: 'job-template-deleted', name: template.name } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event);
  const others = templates.filter((one) => one !== template);
  const saved = await jobTemplates.save(scope, { version, templates: others }, entry);
  return saved.ok ? ok(template) : saved;
};

/** The jobs of a template; null if it was deleted. */
export const readJobTemplate = async (
  { deps, access: { scope } }: Pick<Args, 'access'> & { readonly deps: Pick<Deps, 'stores'> },
  templateId: string,
): Promise<JobTemplate | null> => {
  const { templates } = await deps.stores.jobTemplates.read(scope);
  return templates.find(({ id }) => id === templateId) ?? null;
};
