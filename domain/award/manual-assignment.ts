import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/time/instant-schema';

/** An administrator's assignment, which comes before every rule (domain/README.md#rule-1-manual-assignments). */
export const manualAssignmentSchema = z.object({
  driverId: employeeIdSchema,
  jobId: z.string().min(1),
  /** ULID: its order is the order of the assignments. */
  id: z.string(),
  at: instantSchema,
  by: z.string(),
  note: z.string().max(500),
});
export type ManualAssignment = z.infer<typeof manualAssignmentSchema>;
