import * as z from 'zod';
import { seenVersion, ticked } from '~/app/platform/forms/form-fields';
import { cleanText } from '~/domain/shared/clean-text';

/** Datalists show `1234567 – Name`: the id is what stands first. */
const firstWord = z
  .string()
  .max(200)
  .transform((text) => text.trim().split(/\s+/)[0] ?? '');

/** A job's id may hold spaces: it is taken as a whole. */
const jobId = z.string().max(200).trim();

/** The forms of the Final Assignments page, told apart by their button. */
export const assignmentForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create-provisional') }),
  z.object({ intent: z.literal('publish'), seen: seenVersion }),
  z.object({
    intent: z.literal('assign'),
    driverId: firstWord,
    jobId,
    note: z
      .string()
      .max(2000)
      .transform((text) => cleanText(text).slice(0, 500)),
    confirmed: ticked,
    /** Ids of the assignments on the page, with spaces between. */
    seen: z
      .string()
      .optional()
      .transform((text) => text?.split(' ')),
  }),
  z.object({ intent: z.literal('remove'), jobId, driverId: z.string().max(40) }),
]);
