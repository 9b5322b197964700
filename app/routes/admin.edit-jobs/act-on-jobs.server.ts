import type * as z from 'zod';
import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { changeSiteJobs, type ChangeJobsError } from '~/app/services/roster/change-jobs.server';
import type { Toast } from '~/app/platform/toast.server';
import { parseJobText } from '~/domain/jobs/job-text';
import { counted } from '~/domain/shared/counted';
import type { PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { newJob, type jobForm } from './job-forms.server';

type Acted = Result<Toast, ChangeJobsError | PasteError>;

/** Does what the form asks and says so in the words of spec 8. */
export const actOnJobs = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof jobForm>,
): Promise<Acted> => {
  const change = (
    input: Parameters<typeof changeSiteJobs>[0]['input'],
    details: string,
    toast: Omit<Toast, 'kind'>,
  ): Promise<Acted> =>
    changeSiteJobs({ ...context, input, details }).then((changed) =>
      changed.ok ? ok({ ...toast, kind: 'success' }) : fail(changed.error),
    );

  switch (form.intent) {
    case 'save': {
      const edits = form.edits.map(({ id, ...fields }) => ({ jobId: id, ...fields }));
      const text = `Saved changes to ${counted(edits.length, 'job')}`;
      return change({ edits }, text, { title: 'Jobs Updated', description: `${text}.` });
    }
    case 'add': {
      const job = newJob(form);
      const text = `Added job ${job.jobId}`;
      return change({ adds: [job] }, text, { title: 'Job Added', description: `${text}.` });
    }
    case 'delete': {
      const count = form.selected.length;
      const details = `Removed ${counted(count, 'job')}: ${form.selected.join(', ')}`.slice(
        0,
        2000,
      );
      return change({ deletes: form.selected }, details, {
        title: count === 1 ? 'Job Removed' : 'Jobs Removed',
        description: `Successfully removed ${counted(count, 'job')}`,
      });
    }
    case 'import': {
      const parsed = parseJobText(form.text);
      if (!parsed.ok) return parsed;
      const count = parsed.value.length;
      return change({ adds: parsed.value, replace: true }, `Imported ${counted(count, 'job')}`, {
        title: 'Import Successful',
        description: `Successfully imported ${count} jobs`,
      });
    }
  }
};
