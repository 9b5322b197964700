import type * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { toWeekChoice } from '~/app/copy/item-choices';
import { loadDriverChoices, resolveChoices } from '~/app/platform/forms/resolve-choices.server';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  allowProvisional,
  describeCanceled,
  withdraw,
} from '~/app/routes/admin/final-assignments/award-actions.server';
import { assignVacation, unassignVacation } from '~/app/services/vacation/assign-vacation.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import {
  cancelVacations,
  publishVacations,
  scheduleVacations,
} from '~/app/services/vacation/publish-vacations.server';
import { readWeeks } from '~/app/services/vacation/read-weeks.server';
import { ok } from '~/domain/shared/result';
import type { vacationForm } from './vacation-forms.server';

interface Context {
  readonly deps: Deps;
  readonly access: AdminSession;
}
type VacationForm = z.infer<typeof vacationForm>;

/** The form with the driver and week that were typed. A confirmed one has their IDs. */
export const readTyped = async (context: Context, form: VacationForm) => {
  if (form.intent !== 'assign' || form.confirmed !== '') return ok(form);
  const { deps, access } = context;
  const [driverId, { weeks }] = await Promise.all([
    loadDriverChoices(context),
    readWeeks({ deps, scope: access.scope }),
  ]);
  return resolveChoices(form, { driverId, weekId: weeks.map((week) => toWeekChoice(week)) });
};

/** Performs the action that the form asks for, and returns its toast. */
export const actOnVacations = async (context: Context, form: VacationForm) => {
  switch (form.intent) {
    case 'create-provisional':
      return allowProvisional(context, 'vacations', serverCopy.vacations.reviewFirst);
    case 'save-final':
      return scheduleVacations({ ...context, seen: form.seen });
    case 'cancel-publishing':
      return describeSuccess(await cancelVacations(context), describeCanceled);
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
      return withdraw(context, { of: 'vacations', ...form });
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
