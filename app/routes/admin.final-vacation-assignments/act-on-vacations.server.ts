import type * as z from 'zod';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { assignVacation, unassignVacation } from '~/app/services/vacation/assign-vacation.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { counted } from '~/domain/shared/counted';
import { ok } from '~/domain/shared/result';
import type { vacationForm } from './vacation-forms.server';

/** Does what the form asks and says so. */
export const actOnVacations = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof vacationForm>,
) => {
  switch (form.intent) {
    case 'create-provisional':
      return ok({
        title: 'Provisional assignments created',
        description: 'Review & export before you publish them.',
        kind: 'success' as const,
      });
    case 'publish':
      return describeSuccess(
        await publishVacations({ ...context, seen: form.seen }),
        ({ version, output }) => [
          'Vacation assignments published',
          `Version ${version}: ${counted(output.vacations.length, 'driver')} assigned. Drivers see their week and why.`,
        ],
      );
    case 'assign':
      return describeSuccess(await assignVacation(context, form), ({ weekId, driverId }) => [
        'Assignment Created',
        `Week ${weekId} goes to ${driverId}.`,
      ]);
    case 'free': {
      const { scope, site } = context.access;
      const input = { employeeId: form.driverId, weekId: form.weekId };
      return describeSuccess(await giveUpWeek({ deps: context.deps, scope, site, input }), () => [
        'Vacation Week Freed',
        `See below who gets week ${form.weekId} next by seniority when you publish again.`,
      ]);
    }
    case 'remove':
      return describeSuccess(await unassignVacation(context, form), () => [
        'Assignment Removed',
        `The week of ${form.driverId} is awarded by the rules again.`,
      ]);
  }
};
