import * as z from 'zod';
import { instantSchema } from './instant-schema';

export const deadlineSchema = z.object({
  instant: instantSchema,
  wallTime: z.string(),
  timeZone: z.string(),
});
