import * as z from 'zod';
import { ticked } from '~/app/platform/forms/form-fields';
import { audiences } from '~/domain/notes/find-listed';

/** Far more than a site has employee IDs. */
const maxPaste = 256 * 1024;

/** Missing and long texts must get an error message, so the schema accepts them. */
const noteFields = {
  title: z.string().max(10_000),
  text: z.string().max(100_000),
  audience: z.enum(audiences),
  ids: z.string().max(maxPaste).default(''),
  lastDay: z.string().max(40),
  byEmail: ticked,
};

/** The forms of the page of notes; `intent` tells them apart. */
export const noteForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['preview', 'edit', 'send']), ...noteFields }),
  z.object({
    intent: z.literal('save-template'),
    ...noteFields,
    /** Empty for a new template. */
    templateId: z.string().max(60).default(''),
    templateName: z.string().max(10_000),
  }),
  z.object({ intent: z.literal('delete-template'), templateId: z.string().min(1).max(60) }),
  z.object({ intent: z.literal('withdraw'), noteId: z.string().min(1).max(60) }),
]);
