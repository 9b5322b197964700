import * as z from 'zod';

/** A checkbox. Browsers send the field only if it is checked. */
export const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== '');

/** The confirmed objections to a manual assignment (`toConfirmation`). */
export const confirmedField = z.string().max(5_000).default('');

/** The version of the award that the administrator saw before publishing; 0 if none. */
export const seenVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();

/** What the page showed of today's lists; empty if that was nothing, or the page does not show them. */
const shownBasis = z.string().max(64).default('');

/** Previews an award and publishes it: after a while in which that can be canceled, or at once. */
export const publishForms = [
  z.object({ intent: z.literal('create-provisional') }),
  z.object({ intent: z.literal('save-final'), seen: seenVersion, basis: shownBasis }),
  z.object({ intent: z.literal('publish'), seen: seenVersion }),
  z.object({ intent: z.literal('cancel-publishing') }),
] as const;

/** Takes a published version back. An empty or long reason must get an error message, so the schema accepts it. */
export const withdrawForm = z.object({
  intent: z.literal('withdraw'),
  seen: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  reason: z.string().max(10_000),
});

/** Checkboxes with the same name: none, one or many IDs. */
export const idList = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [...new Set(value === undefined ? [] : [value].flat())])
  .pipe(z.array(z.string().min(1).max(60)).max(5000));

/** An uploaded file. Browsers send an empty file if none was chosen, which is refused. */
export const sentFile = z.instanceof(File).refine((file) => file.size > 0);

/** A hidden field that a script fills with JSON. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** The page key of the driver's page that sent a form. */
export const pageField = z.string().max(40).optional();

/**
 * The receipt of the list that a form is based on: empty if there was none, missing if the page does not send it. Gives
 * null and undefined for these.
 */
export const receiptField = z
  .string()
  .max(40)
  .optional()
  .transform((receipt) => (receipt === '' ? null : receipt));

/** A ranked list: none, one or many IDs, in the order sent. */
export const pickFields = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((picks) => (picks === undefined ? [] : [picks].flat()));
