import * as z from 'zod';

/** What one driver is shown of a published award: what was awarded, and why each pick went as it did. */
export const driverOutcomeSchema = z.object({
  employeeId: z.string(),
  /** Job or week id. */
  awardedId: z.string().nullable(),
  assignmentType: z.string().nullable(),
  /** The vacation week that kept the driver out of the award of jobs. */
  onVacation: z.string().optional(),
  /** One line per pick up to the award, in rank order. */
  reasons: z.array(
    z.object({ rank: z.int(), pickId: z.string(), code: z.string(), text: z.string() }),
  ),
});
export type DriverOutcome = z.infer<typeof driverOutcomeSchema>;
