import type * as z from 'zod';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  assignManually,
  removeManualAssignment,
} from '~/app/services/award/assign-manually.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { counted } from '~/domain/shared/counted';
import { ok } from '~/domain/shared/result';
import type { assignmentForm } from './assignment-forms.server';

/** Does what the form asks and says so. */
export const actOnAssignments = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof assignmentForm>,
) => {
  switch (form.intent) {
    case 'create-provisional':
      return ok({
        title: 'Provisional assignments created',
        description: 'Review & export before you save them as final.',
        kind: 'success' as const,
      });
    case 'publish':
      return describeSuccess(
        await publishAward({ ...context, seen: form.seen }),
        ({ version, output }) => [
          'Final assignments saved',
          `Version ${version} is published: ${counted(output.jobs.length, 'job')} assigned. Drivers see their job and why.`,
        ],
      );
    case 'assign':
      return describeSuccess(
        await assignManually({ ...context, input: form }),
        ({ jobId, driverId }) => ['Assignment Created', `Job ${jobId} goes to ${driverId}.`],
      );
    case 'remove':
      return describeSuccess(await removeManualAssignment({ ...context, shown: form }), () => [
        'Assignment Removed',
        `Job ${form.jobId} is awarded by the rules again.`,
      ]);
  }
};
