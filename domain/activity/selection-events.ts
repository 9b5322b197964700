import * as z from 'zod';
import { objectionSchema } from '~/domain/award/objection-schema';
import { siteTime } from './tenant-events';

/** Minutes before a cutoff in which the product could not be reached. */
const outageFactsSchema = z.object({
  minutes: z.int(),
  gaps: z.array(z.object({ from: siteTime, minutes: z.int() })),
});
export type OutageFacts = z.infer<typeof outageFactsSchema>;
const published = { version: z.int(), assigned: z.int(), digest: z.string() };

const manualFactsSchema = z.object({
  jobId: z.string(),
  driverId: z.string(),
  driverName: z.string(),
  periodId: z.string(),
  /** The driver to whom the job was manually assigned before. */
  replacedId: z.string().nullable(),
  /** The objections that the administrator confirmed. */
  objections: z.array(objectionSchema),
  /** The administrator's reason; may be empty. */
  note: z.string(),
});
export type ManualFacts = z.infer<typeof manualFactsSchema>;

/** Missing if lists were sealed when this one was saved. */
const picksCount = z.int().optional();

const enteredFactsSchema = z.object({
  driverId: z.string(),
  driverName: z.string(),
  count: picksCount,
  /** The period of jobs; null for vacation weeks. */
  periodId: z.string().nullable(),
  isLate: z.boolean(),
  receiptNumber: z.string(),
  askedBy: z.string(),
  /** One of `askWays`, or a way that only a newer version knows. */
  how: z.string(),
});
export type EnteredFacts = z.infer<typeof enteredFactsSchema>;

const tradeSchema = z.object({
  giveId: z.string(),
  wantId: z.string(),
  /** The period of jobs; null for vacation weeks. */
  periodId: z.string().nullable(),
});
const agreedSchema = tradeSchema.extend({
  /** Who made the offer and gives `giveId`, and who accepted it and gives `wantId`. */
  driverId: z.string(),
  withDriverId: z.string(),
});
/** Trades of two drivers. The actor is the driver who acts, or the administrator. */
const tradeEvents = [
  tradeSchema.extend({ code: z.literal('trade-offered') }),
  tradeSchema.extend({ code: z.literal('trade-declined') }),
  tradeSchema.extend({ code: z.literal('trade-taken-back') }),
  agreedSchema.extend({ code: z.literal('trade-accepted') }),
  /** After it was accepted. */
  agreedSchema.extend({ code: z.literal('trade-canceled') }),
  /** The actor is a driver if the site needs no approval. */
  agreedSchema.extend({ code: z.literal('trade-approved') }),
  agreedSchema.extend({ code: z.literal('trade-rejected'), reason: z.string() }),
] as const;

/** Selections of jobs and vacation weeks: opening, saving, closing, publishing, and manual decisions. */
export const selectionEvents = [
  z.object({
    code: z.literal('picks-saved'),
    count: picksCount,
    periodId: z.string(),
    isLate: z.boolean(),
    receiptNumber: z.string(),
  }),
  z.object({
    code: z.literal('vacation-picks-saved'),
    count: picksCount,
    receiptNumber: z.string(),
  }),
  /** An administrator entered a list for a driver. */
  enteredFactsSchema.extend({ code: z.literal('list-entered') }),
  /** An administrator replaced the list that the driver had saved themselves at `savedAt`, because they asked for it. */
  enteredFactsSchema.extend({ code: z.literal('own-list-replaced'), savedAt: siteTime }),
  z.object({ code: z.literal('holiday-added'), date: z.string(), name: z.string() }),
  z.object({ code: z.literal('holiday-removed'), date: z.string() }),
  /** The cutoff of a coming period was chosen; null if the usual one counts again. */
  z.object({
    code: z.literal('cutoff-planned'),
    periodId: z.string(),
    closesAt: siteTime.nullable(),
  }),
  z.object({ code: z.literal('selection-opened'), periodId: z.string(), closesAt: siteTime }),
  /** Closed by an administrator. */
  z.object({ code: z.literal('selection-closed'), periodId: z.string() }),
  z.object({ code: z.literal('closing-canceled'), periodId: z.string(), closesAt: siteTime }),
  z.object({ code: z.literal('cutoff-moved'), periodId: z.string(), closesAt: siteTime }),
  /** Closed automatically at the cutoff. */
  z.object({ code: z.literal('cutoff-reached'), periodId: z.string(), closesAt: siteTime }),
  /** The cutoff was moved because of an outage before it. */
  outageFactsSchema.extend({
    code: z.literal('cutoff-extended'),
    periodId: z.string(),
    closesAt: siteTime,
  }),
  /** An administrator may move the cutoff because of it. */
  outageFactsSchema.extend({ code: z.literal('outage-found'), periodId: z.string() }),
  z.object({
    code: z.literal('opening-refused'),
    because: z.enum(['claims-open', 'grants-unpublished', 'trades-unpublished']),
    count: z.int(),
  }),
  ...tradeEvents,
  z.object({
    code: z.literal('award-published'),
    periodId: z.string(),
    jobs: z.int(),
    ...published,
  }),
  z.object({ code: z.literal('vacations-published'), ...published }),
  z.object({
    code: z.literal('award-withdrawn'),
    /** The period of jobs; null for vacation weeks. */
    periodId: z.string().nullable(),
    version: z.int(),
    reason: z.string(),
  }),
  /** The lists changed after an administrator confirmed what the version takes from them. */
  z.object({
    code: z.literal('publication-given-up'),
    periodId: z.string(),
    version: z.int(),
  }),
  /** Drivers who had not confirmed their result were reminded by email. */
  z.object({
    code: z.literal('unseen-reminded'),
    periodId: z.string().nullable(),
    version: z.int(),
    count: z.int(),
  }),
  manualFactsSchema.extend({ code: z.literal('job-assigned') }),
  z.object({
    code: z.literal('job-unassigned'),
    jobId: z.string(),
    driverId: z.string(),
    periodId: z.string(),
  }),
  z.object({
    code: z.literal('claim-filed'),
    jobId: z.string(),
    rank: z.int(),
    periodId: z.string(),
  }),
  manualFactsSchema.extend({ code: z.literal('claim-granted') }),
  z.object({
    code: z.literal('claim-denied'),
    jobId: z.string(),
    driverId: z.string(),
    /** Null for a deleted driver. */
    driverName: z.string().nullable(),
    periodId: z.string(),
    reason: z.string(),
  }),
  z.object({
    code: z.literal('week-claim-filed'),
    weekId: z.string(),
    rank: z.int(),
    /** The version of the award that the claim is about. */
    version: z.int(),
  }),
  z.object({
    code: z.enum(['week-claim-granted', 'week-claim-denied']),
    weekId: z.string(),
    version: z.int(),
    driverId: z.string(),
    /** Null for a deleted driver. */
    driverName: z.string().nullable(),
    reason: z.string(),
  }),
  z.object({ code: z.literal('portal-opened'), closesAt: siteTime.nullable() }),
  /** Closed by an administrator. */
  z.object({ code: z.literal('portal-closed') }),
  z.object({ code: z.literal('portal-closure-scheduled'), closesAt: siteTime }),
  z.object({ code: z.literal('portal-closure-canceled') }),
  /** Closed automatically at the scheduled time. */
  z.object({ code: z.literal('portal-closure-reached'), closesAt: siteTime }),
  z.object({
    code: z.literal('vacation-assigned'),
    weekId: z.string(),
    driverId: z.string(),
    driverName: z.string(),
    slot: z.int(),
    totalSlots: z.int(),
  }),
  z.object({ code: z.literal('vacation-unassigned'), weekId: z.string(), driverId: z.string() }),
  z.object({
    code: z.literal('week-given-up'),
    weekId: z.string(),
    driverId: z.string(),
    /** True if the driver gave up an awarded week, false if they declined an offered one. */
    wasAwarded: z.boolean(),
    receiptNumber: z.string(),
  }),
] as const;
