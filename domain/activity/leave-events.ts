import * as z from 'zod';
import { event } from '~/domain/shared/event-schema';

/** Whose leave it is, and its first and last day. The log does not have the kind. */
const facts = {
  driverId: z.string(),
  driverName: z.string(),
  from: z.string(),
  to: z.string(),
};

/** What administrators enter about the leave of drivers. */
export const leaveEvents = [
  event('leave-added', facts),
  /** `before`: the days before the change. */
  event('leave-changed', { ...facts, before: z.object({ from: z.string(), to: z.string() }) }),
  event('leave-deleted', facts),
] as const;
