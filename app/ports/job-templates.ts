import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { JobTemplates } from '~/domain/jobs/job-templates';
import type { Result } from '~/domain/shared/result';

export interface JobTemplateStore {
  read(scope: SiteScope): Promise<JobTemplates>;
  /** Stores the templates if they still have their version. All of them together fit into one item. */
  save(
    scope: SiteScope,
    templates: JobTemplates,
    entry: Activity,
  ): Promise<Result<null, { code: 'templates-changed' } | { code: 'templates-too-large' }>>;
}
