import * as z from 'zod';
import { event, siteTime } from '~/domain/shared/event-schema';

const about = { jobId: z.string(), periodId: z.string() };

/** Left-over jobs: what an administrator offers, and how drivers answer. */
export const leftOverEvents = [
  event('left-over-offered', {
    periodId: z.string(),
    count: z.int(),
    ids: z.array(z.string()),
    until: siteTime,
  }),
  event('left-over-until', { periodId: z.string(), until: siteTime }),
  event('left-over-taken', about),
  event('left-over-taken-back', about),
] as const;
