import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxPicks } from './check-picks';
import { enteredBySchema } from './entered-by-schema';

/** A driver's current picks: the latest save, from whichever period. */
export const pickListSchema = z.object({
  employeeId: employeeIdSchema,
  jobIds: z.array(z.string().min(1).max(40)).max(maxPicks),
  /** The period the save was made in. Only a save of the present period counts as submitted. */
  periodId: z.string(),
  windowVersion: z.int(),
  acceptedAt: instantSchema,
  /** When the driver first saved in the period; missing if this save is the first. */
  firstSavedAt: instantSchema.optional(),
  /** How often the driver saved since the last publication (`count-saves.ts`); missing for the first time. */
  saves: z.int().min(0).optional(),
  receiptNumber: z.string(),
  /** Saved after the cutoff, by a driver who was allowed to complete. */
  late: z.boolean(),
  enteredBy: enteredBySchema.optional(),
});
export type PickList = z.infer<typeof pickListSchema>;

export const getFirstSave = (picks: PickList): string => picks.firstSavedAt ?? picks.acceptedAt;
