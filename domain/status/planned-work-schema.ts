import * as z from 'zod';
import { deadlineSchema } from '~/domain/time/deadline-schema';

/** A time in which the operator works on the installation, so that pages may not answer. */
const plannedWorkSchema = z.object({
  id: z.string(),
  from: deadlineSchema,
  until: deadlineSchema,
  /** In the words of the operator; may be empty. */
  note: z.string(),
});
export type PlannedWork = z.infer<typeof plannedWorkSchema>;

/** All work that is planned, and the version of that list. */
export const workPlanSchema = z.object({ version: z.int(), works: z.array(plannedWorkSchema) });
export type WorkPlan = z.infer<typeof workPlanSchema>;
