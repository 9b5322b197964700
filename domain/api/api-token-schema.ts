import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxTokenName } from './limits';

/** A token as stored: only the digest of its text, so that nobody can read a token out of the store. */
const apiTokenSchema = z.object({
  /** A ULID. The text of the token names it. */
  id: z.string(),
  /** What the site's administrators call the program. */
  name: z.string().min(1).max(maxTokenName),
  scopes: z.array(z.string()),
  /** SHA-256 of the token's text, lower-case hex. */
  digest: z.string(),
  createdAt: instantSchema,
  /** Who created it, as the activity log names them. */
  createdBy: z.string(),
  /** The account that created it, because names change and repeat. */
  creator: z.object({ siteId: z.string(), username: z.string() }).optional(),
  expiresAt: instantSchema,
  /** To the hour: not every use is stored. */
  lastUsedAt: instantSchema.optional(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** The tokens of a site. `version` is 0 before the first one. */
export const apiTokensSchema = z.object({ version: z.int(), tokens: z.array(apiTokenSchema) });
export type ApiTokens = z.infer<typeof apiTokensSchema>;
