import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';

/** Stored with a list that an administrator entered for a driver; a list that the driver saved has none. */
export const enteredBySchema = z.object({
  /** The administrator. */
  username: z.string(),
  /** Who asked: the driver, or for example a union steward. */
  askedBy: z.string(),
  /** One of `askWays`, or a way that only a newer version knows. */
  how: z.string(),
  /** When the driver last saved a list of their own in the same selection; missing if never. */
  ownSaveAt: instantSchema.optional(),
});
export type EnteredBy = z.infer<typeof enteredBySchema>;
