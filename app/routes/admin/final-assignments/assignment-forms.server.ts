import * as z from 'zod';
import { confirmedField, publishForms, withdrawForm } from '~/app/platform/forms/form-fields';
import { cleanText } from '~/domain/shared/clean-text';

/** What was typed into a field in which a driver or job is chosen. */
const typed = z.string().max(200).trim();

/** The forms of the Final Assignments page; `intent` tells them apart. */
export const assignmentForm = z.discriminatedUnion('intent', [
  ...publishForms,
  withdrawForm,
  z.object({
    intent: z.literal('assign'),
    driverId: typed,
    jobId: typed,
    note: z
      .string()
      .max(2000)
      .transform((text) => cleanText(text).slice(0, 500)),
    confirmed: confirmedField,
  }),
  z.object({ intent: z.literal('remove'), jobId: typed, driverId: z.string().max(40) }),
]);
