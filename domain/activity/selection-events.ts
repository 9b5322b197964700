import * as z from 'zod';
import { objectionSchema } from '~/domain/award/figures/objection-schema';
import { claimKinds } from '~/domain/claims/claim-subject';
import { event, siteTime } from '~/domain/shared/event-schema';

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

const openTradeSchema = z.object({
  giveId: z.string(),
  /** The period of jobs; null for vacation weeks. */
  periodId: z.string().nullable(),
});
const tradeSchema = openTradeSchema.extend({ wantId: z.string() });
const agreedSchema = tradeSchema.extend({
  /** Who made the offer and gives `giveId`, and who accepted it and gives `wantId`. */
  driverId: z.string(),
  withDriverId: z.string(),
});
/** Trades of two drivers. The actor is the driver who acts, or the administrator. */
const tradeEvents = [
  /** An offer to everybody at the site, and its end by the driver who made it. */
  openTradeSchema.extend({ code: z.literal('trade-opened') }),
  openTradeSchema.extend({ code: z.literal('trade-closed') }),
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
  event('picks-saved', {
    count: picksCount,
    periodId: z.string(),
    isLate: z.boolean(),
    receiptNumber: z.string(),
  }),
  event('vacation-picks-saved', { count: picksCount, receiptNumber: z.string() }),
  /** An administrator entered a list for a driver. */
  enteredFactsSchema.extend({ code: z.literal('list-entered') }),
  /** An administrator replaced the list that the driver had saved themselves at `savedAt`, because they asked for it. */
  enteredFactsSchema.extend({ code: z.literal('own-list-replaced'), savedAt: siteTime }),
  event('holiday-added', { date: z.string(), name: z.string() }),
  event('holiday-removed', { date: z.string() }),
  /** The cutoff of a coming period was chosen; null if the usual one counts again. */
  event('cutoff-planned', { periodId: z.string(), closesAt: siteTime.nullable() }),
  event('selection-opened', { periodId: z.string(), closesAt: siteTime }),
  /** Closed by an administrator. */
  event('selection-closed', { periodId: z.string() }),
  event('closing-canceled', { periodId: z.string(), closesAt: siteTime }),
  event('cutoff-moved', { periodId: z.string(), closesAt: siteTime }),
  /** Closed automatically at the cutoff. */
  event('cutoff-reached', { periodId: z.string(), closesAt: siteTime }),
  /** The cutoff was moved because of an outage before it. */
  outageFactsSchema.extend({
    code: z.literal('cutoff-extended'),
    periodId: z.string(),
    closesAt: siteTime,
  }),
  /** An administrator may move the cutoff because of it. */
  outageFactsSchema.extend({ code: z.literal('outage-found'), periodId: z.string() }),
  event('opening-refused', {
    because: z.enum(['claims-open', 'grants-unpublished', 'trades-unpublished']),
    count: z.int(),
  }),
  ...tradeEvents,
  event('award-published', {
    periodId: z.string(),
    jobs: z.int(),
    ...published,
    /** The jobs that the version passed on; missing if there are none. */
    freed: z.array(z.string()).optional(),
  }),
  event('vacations-published', published),
  event('award-withdrawn', {
    /** The period of jobs; null for vacation weeks. */
    periodId: z.string().nullable(),
    version: z.int(),
    reason: z.string(),
  }),
  /** The lists changed after an administrator confirmed what the version takes from them. */
  event('publication-given-up', { periodId: z.string(), version: z.int() }),
  /** Drivers who had not confirmed their result were reminded by email. */
  event('unseen-reminded', { periodId: z.string().nullable(), version: z.int(), count: z.int() }),
  manualFactsSchema.extend({ code: z.literal('job-assigned') }),
  event('job-unassigned', { jobId: z.string(), driverId: z.string(), periodId: z.string() }),
  event('claim-filed', { jobId: z.string(), rank: z.int(), periodId: z.string() }),
  manualFactsSchema.extend({ code: z.literal('claim-granted') }),
  event('claim-denied', {
    jobId: z.string(),
    driverId: z.string(),
    /** Null for a deleted driver. */
    driverName: z.string().nullable(),
    periodId: z.string(),
    reason: z.string(),
  }),
  event('week-claim-filed', {
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
  event('other-claim-filed', {
    kind: z.enum(claimKinds),
    /** A period of jobs, or `vacation`. */
    awardId: z.string(),
    version: z.int(),
  }),
  z.object({
    code: z.enum(['other-claim-granted', 'other-claim-denied']),
    kind: z.enum(claimKinds),
    awardId: z.string(),
    version: z.int(),
    driverId: z.string(),
    /** Null for a deleted driver. */
    driverName: z.string().nullable(),
    reason: z.string(),
  }),
  event('portal-opened', { closesAt: siteTime.nullable() }),
  /** Closed by an administrator. */
  event('portal-closed', {}),
  event('portal-closure-scheduled', { closesAt: siteTime }),
  event('portal-closure-canceled', {}),
  /** Closed automatically at the scheduled time. */
  event('portal-closure-reached', { closesAt: siteTime }),
  event('vacation-assigned', {
    weekId: z.string(),
    driverId: z.string(),
    driverName: z.string(),
    slot: z.int(),
    totalSlots: z.int(),
  }),
  event('vacation-unassigned', { weekId: z.string(), driverId: z.string() }),
  /** A driver asks to give back a job that changed. They hold it until it is passed on. */
  event('job-given-back', { jobId: z.string(), periodId: z.string() }),
  /** The driver took that back. */
  event('job-kept', { jobId: z.string(), periodId: z.string() }),
  event('week-given-up', {
    weekId: z.string(),
    driverId: z.string(),
    /** True if the driver gave up an awarded week, false if they declined an offered one. */
    wasAwarded: z.boolean(),
    receiptNumber: z.string(),
  }),
] as const;
