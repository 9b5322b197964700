import type * as z from 'zod';
import type { Toast } from '~/app/platform/http/toast.server';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  assignVacation,
  unassignVacation,
  type AssignVacationError,
} from '~/app/services/vacation/assign-vacation.server';
import { giveUpWeek, type GiveUpWeekError } from '~/app/services/vacation/give-up-week.server';
import {
  publishVacations,
  type PublishVacationsError,
} from '~/app/services/vacation/publish-vacations.server';
import { counted } from '~/domain/shared/counted';
import { ok, type Result } from '~/domain/shared/result';
import type { vacationForm } from './vacation-forms.server';

interface Done {
  readonly view: 'provisional' | 'published';
  readonly toast: Toast;
}
const done = (view: Done['view'], title: string, description: string): Result<Done, never> =>
  ok({ view, toast: { title, description, kind: 'success' } });

/** Does what the form asks and says where to look and what to say. */
export const actOnVacations = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof vacationForm>,
): Promise<Result<Done, AssignVacationError | PublishVacationsError | GiveUpWeekError>> => {
  switch (form.intent) {
    case 'create-provisional':
      return done(
        'provisional',
        'Provisional assignments created',
        'Review & export before you publish them.',
      );
    case 'publish': {
      const published = await publishVacations({ ...context, seen: form.seen });
      if (!published.ok) return published;
      const { version, output } = published.value;
      return done(
        'published',
        'Vacation assignments published',
        `Version ${version}: ${counted(output.vacations.length, 'driver')} assigned. Drivers see their week and why.`,
      );
    }
    case 'assign': {
      const assigned = await assignVacation(context, form);
      if (!assigned.ok) return assigned;
      const { weekId, driverId } = assigned.value;
      return done('provisional', 'Assignment Created', `Week ${weekId} goes to ${driverId}.`);
    }
    case 'free': {
      const { scope, site } = context.access;
      const input = { employeeId: form.driverId, weekId: form.weekId };
      const freed = await giveUpWeek({ deps: context.deps, scope, site, input });
      if (!freed.ok) return freed;
      return done(
        'provisional',
        'Vacation Week Freed',
        `Below is who gets week ${form.weekId} next, down the seniority list, once you publish again.`,
      );
    }
    case 'remove': {
      const removed = await unassignVacation(context, form);
      if (!removed.ok) return removed;
      return done(
        'provisional',
        'Assignment Removed',
        `The week of ${form.driverId} is awarded by the rules again.`,
      );
    }
  }
};
