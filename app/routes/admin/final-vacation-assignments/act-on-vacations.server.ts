import { serverCopy } from '~/app/copy/copy';
import type * as z from 'zod';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { assignVacation, unassignVacation } from '~/app/services/vacation/assign-vacation.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import {
  cancelVacations,
  publishVacations,
  scheduleVacations,
} from '~/app/services/vacation/publish-vacations.server';
import { toInstant } from '~/domain/shared/instant';
import { getSeal, type ListsSealed } from '~/domain/site/seal';
import { fail, ok } from '~/domain/shared/result';
import type { vacationForm } from './vacation-forms.server';

/** Performs the action that the form asks for, and returns its toast. */
export const actOnVacations = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof vacationForm>,
) => {
  switch (form.intent) {
    case 'create-provisional': {
      const { deps, access } = context;
      const seal = getSeal(access.site, 'vacations', toInstant(deps.clock.now()));
      if (seal) return fail<ListsSealed>({ code: 'lists-sealed', ...seal });
      return ok({
        title: serverCopy.common.provisionalCreated,
        description: serverCopy.vacations.reviewFirst,
        kind: 'success' as const,
      });
    }
    case 'save-final':
      return scheduleVacations({ ...context, seen: form.seen });
    case 'cancel-publishing':
      return describeSuccess(await cancelVacations(context), () => [
        serverCopy.assignments.publishingCanceled,
        serverCopy.assignments.publishingCanceledText,
      ]);
    case 'publish':
      return describeSuccess(
        await publishVacations({ ...context, seen: form.seen }),
        ({ version, output }) => [
          serverCopy.vacations.published,
          serverCopy.vacations.publishedText(
            version,
            new Set(output.vacations.map(({ driverId }) => driverId)).size,
          ),
        ],
      );
    case 'withdraw':
      return describeSuccess(
        await withdrawAward({ ...context, input: { of: 'vacations', ...form } }),
        ({ version }) => [
          serverCopy.assignments.withdrawn,
          serverCopy.assignments.withdrawnText(version),
        ],
      );
    case 'assign':
      return describeSuccess(await assignVacation(context, form), ({ weekId, driverName }) => [
        serverCopy.common.assignmentCreated,
        serverCopy.vacations.weekAssigned(weekId, driverName),
      ]);
    case 'free': {
      const { driverId: employeeId, weekId, confirmed } = form;
      const input = { employeeId, weekId, confirmed };
      return describeSuccess(await giveUpWeek({ ...context, input }), () => [
        serverCopy.vacations.weekFreed,
        serverCopy.vacations.weekFreedText(form.weekId),
      ]);
    }
    case 'remove':
      return describeSuccess(await unassignVacation(context, form), () => [
        serverCopy.common.assignmentRemoved,
        serverCopy.vacations.weekUnassigned(form.driverId),
      ]);
  }
};
