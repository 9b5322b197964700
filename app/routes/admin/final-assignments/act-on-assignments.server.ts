import { serverCopy } from '~/app/copy/copy';
import type * as z from 'zod';
import { describeSuccess } from '~/app/platform/http/toast.server';
import { describePublished } from '~/app/platform/forms/describe-published';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  assignManually,
  removeManualAssignment,
} from '~/app/services/award/assign-manually.server';
import {
  cancelAward,
  publishAward,
  scheduleAward,
} from '~/app/services/award/publish-award.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { toInstant } from '~/domain/shared/instant';
import { getSeal, type ListsSealed } from '~/domain/site/seal';
import { fail, ok } from '~/domain/shared/result';
import type { assignmentForm } from './assignment-forms.server';

/** Performs the action that the form asks for, and returns its toast. */
export const actOnAssignments = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof assignmentForm>,
) => {
  switch (form.intent) {
    case 'create-provisional': {
      const { deps, access } = context;
      const seal = getSeal(access.site, 'jobs', toInstant(deps.clock.now()));
      if (seal) return fail<ListsSealed>({ code: 'lists-sealed', ...seal });
      return ok({
        title: serverCopy.common.provisionalCreated,
        description: serverCopy.assignments.reviewFirst,
        kind: 'success' as const,
      });
    }
    case 'save-final':
      return scheduleAward({ ...context, seen: form.seen, basis: form.basis });
    case 'cancel-publishing':
      return describeSuccess(await cancelAward(context), () => [
        serverCopy.assignments.publishingCanceled,
        serverCopy.assignments.publishingCanceledText,
      ]);
    case 'publish':
      return describeSuccess(
        // It continues what was confirmed. What it begins instead is published only if there is nothing to confirm.
        await publishAward({ ...context, seen: form.seen, basis: '' }),
        describePublished,
      );
    case 'withdraw':
      return describeSuccess(
        await withdrawAward({ ...context, input: { of: 'jobs', ...form } }),
        ({ version }) => [
          serverCopy.assignments.withdrawn,
          serverCopy.assignments.withdrawnText(version),
        ],
      );
    case 'assign':
      return describeSuccess(
        await assignManually({ ...context, input: form }),
        ({ jobId, driverName }) => [
          serverCopy.common.assignmentCreated,
          serverCopy.assignments.jobAssigned(jobId, driverName),
        ],
      );
    case 'remove':
      return describeSuccess(await removeManualAssignment({ ...context, shown: form }), () => [
        serverCopy.common.assignmentRemoved,
        serverCopy.assignments.jobUnassigned(form.jobId),
      ]);
  }
};
