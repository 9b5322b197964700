import * as z from 'zod';

/** Which calendar feed of a driver or of the site counts. Every change raises the version. */
export const currentFeedSchema = z.object({
  version: z.int(),
  /** SHA-256 of the secret in the link, lower-case hex; missing after the feed was turned off. */
  hash: z.string().optional(),
});
export type CurrentFeed = z.infer<typeof currentFeedSchema>;
