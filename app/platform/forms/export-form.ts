import * as z from 'zod';

/** Asks for all data of a site or a company. */
export const exportForm = z.object({ intent: z.literal('export') });
