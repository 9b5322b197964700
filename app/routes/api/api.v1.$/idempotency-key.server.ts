import * as z from 'zod';

export const keyHeader = 'idempotency-key';
/** Visible characters, so that it is the same for every server on the way. */
export const keySchema = z.string().regex(/^[!-~]{1,200}$/);
