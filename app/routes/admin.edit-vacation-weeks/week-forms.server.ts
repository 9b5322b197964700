import * as z from 'zod';
import { idList, jsonField } from '~/app/platform/forms/form-fields';
import { cleanText } from '~/domain/shared/clean-text';
import { vacationWeekSchema, weekIdSchema } from '~/domain/vacation/vacation-week-schema';

/** Left empty, or no day at all: both ask to fill in the field. */
const day = z
  .string()
  .max(100)
  .transform((text) => (z.iso.date().safeParse(text).success ? text : ''));

/** Spec 5: what is no number becomes 0. */
const slots = z
  .string()
  .max(100)
  .transform((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0));

const weekId = z.string().max(200).transform(cleanText).pipe(z.string().max(20));
const week = { weekId, startDate: day, endDate: day, totalSlots: slots };

/** The forms of the Edit Vacation Weeks page, told apart by their button. */
export const weekForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), ...week }),
  z.object({
    intent: z.literal('edit'),
    ...week,
    weekId: weekIdSchema,
    /** The week as the form showed it: whoever edited it since is noticed. */
    shown: jsonField(vacationWeekSchema.omit({ version: true })),
  }),
  z.object({
    intent: z.literal('delete'),
    weekId: idList.refine((ids) => ids.length > 0),
    /** How many assignments by hand the dialog said would go along. */
    assignments: slots,
  }),
  z.object({
    intent: z.literal('generate'),
    year: z
      .string()
      .regex(/^20\d\d$/)
      .transform(Number),
    totalSlots: slots,
  }),
  z.object({ intent: z.literal('import'), text: z.string() }),
]);
