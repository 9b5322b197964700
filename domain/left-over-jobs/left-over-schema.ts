import * as z from 'zod';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { instantSchema } from '~/domain/time/instant-schema';

/** Jobs of a published week that nobody has, offered to drivers until a time. A site has one offer at a time. */
export const leftOverOfferSchema = z.object({
  /** Answers name it, so that those to an earlier offer do not count. */
  id: z.string(),
  periodId: z.string(),
  jobIds: z.array(z.string()),
  until: deadlineSchema,
});
export type LeftOverOffer = z.infer<typeof leftOverOfferSchema>;

/** The offered jobs that a driver takes, wanted most first. */
export const leftOverAnswersSchema = z.object({
  employeeId: z.string(),
  periodId: z.string(),
  offerId: z.string(),
  /** Increased with every change; 0 while nothing is stored. */
  version: z.int(),
  jobs: z.array(z.object({ jobId: z.string(), at: instantSchema })),
});
export type LeftOverAnswers = z.infer<typeof leftOverAnswersSchema>;
