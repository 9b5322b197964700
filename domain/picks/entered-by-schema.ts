import * as z from 'zod';
import { instantSchema } from '~/domain/shared/instant-schema';

/** Ways in which a driver, or somebody for the driver, can ask an administrator to enter a list. */
export const askWays = ['phone', 'in-person', 'message', 'letter'] as const;
export type AskWay = (typeof askWays)[number];

/** The maximum length of the name or role of whoever asked. */
export const maxAskedByLength = 80;

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
