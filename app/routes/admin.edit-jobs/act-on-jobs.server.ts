import type * as z from 'zod';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { changeSiteJobs, type ChangeJobsError } from '~/app/services/roster/change-jobs.server';
import { readWorkbook, type WorkbookError } from '~/app/services/roster/read-workbook.server';
import type { Toast } from '~/app/platform/http/toast.server';
import { parseJobLines, parseJobText } from '~/domain/jobs/job-text';
import { counted } from '~/domain/shared/counted';
import type { PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { nothingRemoved, removedText } from '~/app/platform/forms/removed-rows';
import { jobChange, jobEdits, newJob, type jobForm } from './job-forms.server';

type Acted = Result<Toast, ChangeJobsError | PasteError | WorkbookError>;

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
    changeSiteJobs({ ...context, input, details: () => details }).then((changed) =>
      changed.ok ? ok({ ...toast, kind: 'success' }) : fail(changed.error),
    );

  const importJobs = async (parsed: ReturnType<typeof parseJobLines>): Promise<Acted> => {
    if (!parsed.ok) return parsed;
    const count = parsed.value.length;
    return change({ adds: parsed.value, replace: true }, `Imported ${counted(count, 'job')}`, {
      title: 'Import Successful',
      description: `Successfully imported ${count} jobs`,
    });
  };

  switch (form.intent) {
    case 'save':
    case 'save-row': {
      const edits = jobEdits(form);
      if (edits.length === 0) return ok({ title: 'Nothing to save', kind: 'info' });
      const text = `Saved changes to ${counted(edits.length, 'job')}`;
      const toast = { title: 'Jobs Updated', description: `${text}.` };
      return change(jobChange(edits), text, toast);
    }
    case 'add': {
      const job = newJob(form);
      const text = `Added job ${job.jobId}`;
      return change({ adds: [job] }, text, { title: 'Job Added', description: `${text}.` });
    }
    case 'delete': {
      const removed = await changeSiteJobs({
        ...context,
        input: { deletes: form.selected },
        details: (ids) => removedText(ids, 'job'),
      });
      if (!removed.ok) return removed;
      const { deleted } = removed.value;
      if (deleted === 0) return ok(nothingRemoved('job'));
      return ok({
        kind: 'success',
        title: deleted === 1 ? 'Job Removed' : 'Jobs Removed',
        description: `Successfully removed ${counted(deleted, 'job')}`,
      });
    }
    case 'import':
      return importJobs(parseJobText(form.text));
    case 'import-workbook': {
      const lines = await readWorkbook(new Uint8Array(await form.file.arrayBuffer()));
      return lines.ok ? importJobs(parseJobLines(lines.value)) : lines;
    }
  }
};
