import * as z from 'zod';

/** Longer email addresses cannot be delivered (RFC 5321). */
export const emailSchema = z.email().max(254);
