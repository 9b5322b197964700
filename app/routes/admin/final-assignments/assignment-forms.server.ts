import * as z from 'zod';
import { confirmedField, publishForms, withdrawForm } from '~/app/platform/forms/form-fields';
import { cleanText } from '~/domain/shared/clean-text';

/** The datalist suggests `1234567 – Name`, so only the first word is the ID. */
const firstWord = z
  .string()
  .max(200)
  .transform((text) => text.trim().split(/\s+/)[0] ?? '');

/** Job IDs may contain spaces, so the whole text is the ID. */
const jobId = z.string().max(200).trim();

/** The forms of the Final Assignments page; `intent` tells them apart. */
export const assignmentForm = z.discriminatedUnion('intent', [
  ...publishForms,
  withdrawForm,
  z.object({
    intent: z.literal('assign'),
    driverId: firstWord,
    jobId,
    note: z
      .string()
      .max(2000)
      .transform((text) => cleanText(text).slice(0, 500)),
    confirmed: confirmedField,
  }),
  z.object({ intent: z.literal('remove'), jobId, driverId: z.string().max(40) }),
]);
