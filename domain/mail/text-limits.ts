import { dayMs } from '~/domain/time/time-units';

/**
 * Limits of the codes that confirm a number. Every text costs money and reaches a person, and a session by ID alone can
 * ask for one.
 */
export const numberCodeLimits = {
  /** One to enter a number, and two more for a slip or a lost text. */
  driver: { max: 3, windowMs: dayMs },
  /** From all drivers of all sites, so that nobody floods a stranger's phone. */
  number: { max: 3, windowMs: dayMs },
  /** Half of the drivers of the largest site may enter their number on one day. */
  site: { max: 500, windowMs: dayMs },
  /** Limits what made-up numbers cost the operator to about 50 dollars a day. */
  installation: { max: 5_000, windowMs: dayMs },
} as const;

export const textPeriods = ['day', 'month'] as const;
export type TextPeriod = (typeof textPeriods)[number];

export const textPeriodMs: Record<TextPeriod, number> = { day: dayMs, month: 30 * dayMs };
