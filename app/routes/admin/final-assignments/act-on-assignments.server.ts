import type * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { describePublished } from '~/app/platform/forms/describe-published';
import {
  loadDriverChoices,
  loadJobChoices,
  resolveChoices,
} from '~/app/platform/forms/resolve-choices.server';
import { describeSuccess } from '~/app/platform/http/toast.server';
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
import { ok } from '~/domain/shared/result';
import type { assignmentForm } from './assignment-forms.server';
import { allowProvisional, describeCanceled, withdraw } from './award-actions.server';

interface Context {
  readonly deps: Deps;
  readonly access: AdminSession;
}
type AssignmentForm = z.infer<typeof assignmentForm>;

/** The form with the driver and job that were typed. A confirmed one has their IDs. */
export const readTyped = async (context: Context, form: AssignmentForm) => {
  if (form.intent !== 'assign' || form.confirmed !== '') return ok(form);
  const [driverId, jobId] = await Promise.all([
    loadDriverChoices(context),
    loadJobChoices(context),
  ]);
  return resolveChoices(form, { driverId, jobId });
};

/** Performs the action that the form asks for, and returns its toast. */
export const actOnAssignments = async (context: Context, form: AssignmentForm) => {
  switch (form.intent) {
    case 'create-provisional':
      return allowProvisional(context, 'jobs', serverCopy.assignments.reviewFirst);
    case 'save-final':
      return scheduleAward({ ...context, seen: form.seen, basis: form.basis });
    case 'cancel-publishing':
      return describeSuccess(await cancelAward(context), describeCanceled);
    case 'publish':
      return describeSuccess(
        // It continues what was confirmed. What it begins instead is published only if there is nothing to confirm.
        await publishAward({ ...context, seen: form.seen, basis: '' }),
        describePublished,
      );
    case 'withdraw':
      return withdraw(context, { of: 'jobs', ...form });
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
