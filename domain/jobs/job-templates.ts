import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Job } from './job';
import { jobTemplateNameLength, maxJobTemplates } from './limits';

/** A list of jobs that is kept under a name, such as a season, to fill a new week with. */
export interface JobTemplate {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  /** The name of the administrator who saved it. */
  readonly by: string;
  readonly jobs: readonly Job[];
}

/** A site's templates, sorted by name. `version` is 0 before the first one. */
export interface JobTemplates {
  readonly version: number;
  readonly templates: readonly JobTemplate[];
}

export type JobTemplateRefusal =
  | { readonly code: 'template-name-missing' }
  | { readonly code: 'template-name-too-long'; readonly limit: number }
  | { readonly code: 'too-many-templates'; readonly limit: number }
  | { readonly code: 'template-without-jobs' };

const toKey = (name: string): string => name.toLowerCase();
const byName = (a: JobTemplate, b: JobTemplate) => (toKey(a.name) < toKey(b.name) ? -1 : 1);

/** Adds the template, or replaces the one with the same name. */
export const putJobTemplate = (
  { version, templates }: JobTemplates,
  typed: JobTemplate,
): Result<JobTemplates, JobTemplateRefusal> => {
  const name = cleanText(typed.name);
  if (name === '') return fail({ code: 'template-name-missing' });
  if (name.length > jobTemplateNameLength)
    return fail({ code: 'template-name-too-long', limit: jobTemplateNameLength });
  if (typed.jobs.length === 0) return fail({ code: 'template-without-jobs' });
  const others = templates.filter((one) => toKey(one.name) !== toKey(name));
  if (others.length >= maxJobTemplates)
    return fail({ code: 'too-many-templates', limit: maxJobTemplates });
  return ok({ version, templates: [...others, { ...typed, name }].sort(byName) });
};
