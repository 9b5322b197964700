import type * as z from 'zod';
import { weekDates } from '~/app/components/vacations/week-dates';
import type { Toast } from '~/app/platform/http/toast.server';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  addVacationWeeks,
  deleteVacationWeeks,
  editVacationWeek,
  generateVacationWeeks,
  importVacationWeeks,
  type ChangeWeeksError,
} from '~/app/services/vacation/change-weeks.server';
import { counted } from '~/domain/shared/counted';
import type { PasteError } from '~/domain/shared/paste';
import { ok, type Result } from '~/domain/shared/result';
import type { WeekFields } from '~/domain/vacation/week-list';
import { parseWeekText } from '~/domain/vacation/week-text';
import type { weekForm } from './week-forms.server';

const about = (week: WeekFields): string =>
  `Week ${week.weekId}, ${weekDates(week)}, has ${counted(week.totalSlots, 'slot')}.`;

/** Does what the form asks and says so in the words of spec 8. */
export const actOnWeeks = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof weekForm>,
): Promise<Result<Toast, ChangeWeeksError | PasteError>> => {
  const say = (
    changed: Result<null, ChangeWeeksError>,
    title: string,
    description: string,
  ): Result<Toast, ChangeWeeksError> =>
    changed.ok ? ok({ title, description, kind: 'success' }) : changed;

  switch (form.intent) {
    case 'add': {
      const { intent: _, ...week } = form;
      return say(await addVacationWeeks(context, [week]), 'Vacation Week Added', about(week));
    }
    case 'edit': {
      const { intent: _, shown, ...week } = form;
      const edited = await editVacationWeek(context, { shown, week });
      return say(edited, 'Vacation Week Updated', about(week));
    }
    case 'delete': {
      const { weekId: weekIds, assignments } = form;
      const count = weekIds.length;
      return say(
        await deleteVacationWeeks(context, { weekIds, assignments }),
        count === 1 ? 'Vacation Week Deleted' : 'Vacation Weeks Deleted',
        `Successfully removed ${counted(count, 'vacation week')}.`,
      );
    }
    case 'generate': {
      const { year, totalSlots } = form;
      const text = `All weeks of ${year} are there; new ones have ${counted(totalSlots, 'slot')}.`;
      return say(await generateVacationWeeks(context, form), 'Vacation Weeks Added', text);
    }
    case 'import': {
      const parsed = parseWeekText(form.text);
      if (!parsed.ok) return parsed;
      const count = counted(parsed.value.length, 'vacation week');
      const imported = await importVacationWeeks(context, parsed.value);
      return say(imported, 'Import Successful', `Successfully imported ${count}.`);
    }
  }
};
