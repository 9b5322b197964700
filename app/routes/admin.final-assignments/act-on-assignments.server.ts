import type * as z from 'zod';
import type { AdminSession } from '~/app/ports/sessions';
import {
  assignManually,
  removeManualAssignment,
  type ManualError,
} from '~/app/services/award/assign-manually.server';
import { publishAward, type PublishError } from '~/app/services/award/publish-award.server';
import type { Deps } from '~/app/ports/deps';
import type { Toast } from '~/app/platform/http/toast.server';
import { ok, type Result } from '~/domain/shared/result';
import type { assignmentForm } from './assignment-forms.server';

interface Done {
  readonly view: 'provisional' | 'published';
  readonly toast: Toast;
}
const done = (view: Done['view'], title: string, description: string): Result<Done, never> =>
  ok({ view, toast: { title, description, kind: 'success' } });

/** Does what the form asks and says where to look and what to say. */
export const actOnAssignments = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof assignmentForm>,
): Promise<Result<Done, ManualError | PublishError>> => {
  switch (form.intent) {
    case 'create-provisional':
      return done(
        'provisional',
        'Provisional assignments created',
        'Review & export before you save them as final.',
      );
    case 'publish': {
      const published = await publishAward({ ...context, seen: form.seen });
      if (!published.ok) return published;
      const { version, output } = published.value;
      return done(
        'published',
        'Final assignments saved',
        `Version ${version} is published: ${output.jobs.length} jobs assigned. Drivers see their job and why.`,
      );
    }
    case 'assign': {
      const assigned = await assignManually({ ...context, input: form });
      if (!assigned.ok) return assigned;
      return done(
        'provisional',
        'Assignment Created',
        `Job ${assigned.value.jobId} goes to ${assigned.value.driverId}.`,
      );
    }
    case 'remove': {
      const removed = await removeManualAssignment({ ...context, shown: form });
      if (!removed.ok) return removed;
      return done(
        'provisional',
        'Assignment Removed',
        `Job ${form.jobId} is awarded by the rules again.`,
      );
    }
  }
};
