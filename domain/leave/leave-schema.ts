import * as z from 'zod';
import { leaveKinds } from './limits';

/** Days on which a driver is away, both included. ISO days at the site. */
export const leaveSpanSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  kind: z.enum(leaveKinds),
});
export type LeaveSpan = z.infer<typeof leaveSpanSchema>;

/** The leave of a driver. */
export const driverLeaveSchema = z.object({
  employeeId: z.string(),
  /** Increased with every change; 0 while nothing is stored. */
  version: z.int(),
  /** In the order of time, without a day in common. */
  spans: z.array(leaveSpanSchema),
});
export type DriverLeave = z.infer<typeof driverLeaveSchema>;
