import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { knownOr } from '~/domain/shared/newer-values';
import { instantSchema } from '~/domain/time/instant-schema';
import { audiences } from './find-listed';

const noteFields = {
  id: z.string().min(1),
  title: z.string(),
  text: z.string(),
  /** When and by whom it was sent. */
  at: instantSchema,
  by: z.string(),
  audience: knownOr(audiences, 'listed'),
  /** How many drivers it went to when it was sent. */
  count: z.int().min(0),
  /** How many of them were emailed; null if it was not to be emailed. */
  emailed: z.int().min(0).nullable(),
  /** The last day on which it is shown, in the site's time zone, and the end of that day. */
  lastDay: z.string(),
  until: instantSchema,
};

/** A note that is shown. `recipients` are packed employee IDs; null for all drivers, also those added later. */
export const currentNoteSchema = z.object({ ...noteFields, recipients: z.string().nullable() });
export type CurrentNote = z.infer<typeof currentNoteSchema>;

/** A note that is no longer shown. `withdrawn` is missing if its time ended. */
export const pastNoteSchema = z.object({
  ...noteFields,
  withdrawn: z.object({ at: instantSchema, by: z.string() }).optional(),
});
export type PastNote = z.infer<typeof pastNoteSchema>;

/** The notes that a driver has confirmed with “Got it”, the latest last. */
export const noteConfirmationsSchema = z.object({
  employeeId: employeeIdSchema,
  version: z.int().min(1),
  noteIds: z.array(z.string()),
});
export type NoteConfirmations = z.infer<typeof noteConfirmationsSchema>;

/** A title and a text for notes that are sent repeatedly. */
export const noteTemplateSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  title: z.string(),
  text: z.string(),
});
export type NoteTemplate = z.infer<typeof noteTemplateSchema>;
