import * as z from 'zod';
import { weekDates } from '~/app/components/vacations/week-dates';
import { serverCopy } from '~/app/copy/copy';
import { idList, jsonField } from '~/app/platform/forms/form-fields';
import { describeSuccess, type Toast } from '~/app/platform/http/toast.server';
import type { RosterImport } from '~/app/platform/roster/import-route.server';
import { importForms, toShape, type ImportForm } from '~/app/platform/roster/roster-forms.server';
import { undoForms, type UndoForm } from '~/app/platform/roster/undo-route.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  addVacationWeeks,
  closeVacationWeeks,
  deleteVacationWeeks,
  editVacationWeek,
  generateVacationWeeks,
  type ChangeWeeksError,
} from '~/app/services/vacation/change-weeks.server';
import { weekTarget, type WeekImportError } from '~/app/services/vacation/week-target.server';
import type { Row } from '~/domain/roster/change-list';
import { cleanId } from '~/domain/shared/clean-text';
import type { Result } from '~/domain/shared/result';
import { maxWeekIdLength } from '~/domain/vacation/limits';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import { weekFieldsSchema, weekIdSchema } from '~/domain/vacation/vacation-week-schema';
import { weekRoster } from '~/domain/vacation/week-roster';

/** Anything but a whole number becomes 0. */
const slots = z
  .string()
  .max(100)
  .transform((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0));

const weekId = z.string().max(200).transform(cleanId).pipe(z.string().max(maxWeekIdLength));
const typed = { ...toShape(weekRoster, 'typed'), totalSlots: slots };

/** The forms of the Edit Vacation Weeks page; `intent` tells them apart. */
export const weekForm = z.discriminatedUnion('intent', [
  z
    .object({ ...typed, intent: z.literal('add'), weekId })
    .transform(({ intent, ...week }) => ({ intent, week: week as Row as WeekFields })),
  z
    .object({
      ...typed,
      intent: z.literal('edit'),
      weekId: weekIdSchema,
      /** The week as the form showed it, so that a save can detect that someone else has edited it since. */
      shown: jsonField(weekFieldsSchema),
    })
    .transform(({ intent, shown, ...week }) => ({
      intent,
      shown,
      week: week as Row as WeekFields,
    })),
  z.object({
    intent: z.literal('delete'),
    weekId: idList.refine((ids) => ids.length > 0),
    /** How many manual assignments the dialog said would also be deleted. */
    assignments: slots,
  }),
  z.object({
    intent: z.literal('close-weeks'),
    weekId: idList.refine((ids) => ids.length > 0),
    state: z.enum(['closed', 'open']),
  }),
  z.object({
    intent: z.literal('generate'),
    year: z
      .string()
      .regex(/^20\d\d$/)
      .transform(Number),
    totalSlots: slots,
  }),
  ...importForms,
  ...undoForms,
]);

type WeekForms = {
  readonly [
    Form in Exclude<z.infer<typeof weekForm>, ImportForm | UndoForm> as Form['intent']
  ]: Form;
};
interface Context {
  readonly deps: Deps;
  readonly access: AdminSession;
}
type Acted = Result<Toast, ChangeWeeksError>;

export const weekImport: RosterImport<WeekFields, WeekImportError> = {
  target: weekTarget,
  path: '/admin/edit-vacation-weeks',
  describeImported: (count) => serverCopy.vacationWeeks.imported(count),
};

const say = (changed: Result<null, ChangeWeeksError>, title: string, description: string): Acted =>
  describeSuccess(changed, () => [title, description]);
const about = (changed: WeekFields): string =>
  serverCopy.vacationWeeks.weekSaved(changed.weekId, weekDates(changed), changed.totalSlots);

const acts: {
  readonly [Intent in keyof WeekForms]: (
    context: Context,
    form: WeekForms[Intent],
  ) => Promise<Acted>;
} = {
  add: async (context, { week }) =>
    say(await addVacationWeeks(context, [week]), serverCopy.vacationWeeks.added, about(week)),
  edit: async (context, { shown, week }) => {
    const changed = await editVacationWeek(context, { shown, week });
    return say(changed, serverCopy.vacationWeeks.updated, about(week));
  },
  delete: async (context, { weekId: weekIds, assignments }) =>
    say(
      await deleteVacationWeeks(context, { weekIds, assignments }),
      weekIds.length === 1
        ? serverCopy.vacationWeeks.deletedOne
        : serverCopy.vacationWeeks.deletedMany,
      serverCopy.vacationWeeks.deletedText(weekIds.length),
    ),
  'close-weeks': async (context, { weekId: weekIds, state }) => {
    const isClosed = state === 'closed';
    const { closed, reopened, closedText, reopenedText } = serverCopy.vacationWeeks;
    return say(
      await closeVacationWeeks(context, { weekIds, isClosed }),
      isClosed ? closed : reopened,
      (isClosed ? closedText : reopenedText)(weekIds.length),
    );
  },
  generate: async (context, form) => {
    const { year, totalSlots } = form;
    const text = serverCopy.vacationWeeks.yearAddedText(year, totalSlots);
    return say(
      await generateVacationWeeks(context, form),
      serverCopy.vacationWeeks.yearAdded,
      text,
    );
  },
};

/** Performs the action that the form asks for, and returns its toast. */
export const actOnWeeks = <Intent extends keyof WeekForms>(
  context: Context,
  form: WeekForms[Intent],
): Promise<Acted> => acts[form.intent as Intent](context, form);
