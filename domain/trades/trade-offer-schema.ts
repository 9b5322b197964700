import * as z from 'zod';
import { maxAnswerReason } from '~/domain/claims/limits';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { jobSchema } from '~/domain/jobs/job-schema';
import { instantSchema } from '~/domain/time/instant-schema';

const driverSchema = z.object({
  employeeId: employeeIdSchema,
  /** The seniority number at that time, because drivers know each other by nothing else here. */
  seniorityNumber: z.number().nullable(),
  at: instantSchema,
  /** Whether the driver was signed in with a password. Anyone who knows an ID can sign in by ID alone. */
  withPassword: z.boolean(),
});

const jobFactsSchema = jobSchema.pick({
  startTime: true,
  weekDays: true,
  location: true,
  isAirport: true,
  endTime: true,
  paidHours: true,
});
const daysSchema = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });

const made = {
  /** It says nothing about the driver, because other drivers see it. */
  id: z.string().min(1),
  /** The period of jobs, or `vacation`. */
  awardId: z.string(),
  by: driverSchema,
  /** The driver's offers of the award are numbered from 1, so that two at once cannot both be made. */
  number: z.int().min(1),
  /** A job or a week that the driver gives. */
  giveId: z.string().min(1),
  /** Increased with every change. */
  revision: z.int(),
};

/** An offer to everybody at the site, whatever they give for it. Others answer with offers that want its job or week. */
const open = {
  ...made,
  wantId: z.null(),
  /** The job or the days of the week as published when the offer was made. */
  jobs: z.object({ give: jobFactsSchema }).optional(),
  weeks: z.object({ give: daysSchema }).optional(),
};

const offered = {
  ...made,
  /** The job or week that the driver wants for it. */
  wantId: z.string().min(1),
  /** Both jobs as the drivers agreed on them; missing in offers of earlier versions. */
  jobs: z.object({ give: jobFactsSchema, want: jobFactsSchema }).optional(),
  /** The days of both weeks. IDs of weeks may be used again in another year. */
  weeks: z.object({ give: daysSchema, want: daysSchema }).optional(),
  /** Drivers who hold what is wanted and said no. */
  declinedBy: z.array(employeeIdSchema),
};

const accepted = { ...offered, with: driverSchema };
const answered = {
  at: instantSchema,
  /** The administrator; null if the site needs no approval. */
  by: z.string().nullable(),
};

/** An offer of one driver to trade a job or a vacation week, from the offer to an approved trade (domain/README.md#trades-of-drivers). */
export const tradeOfferSchema = z.discriminatedUnion('state', [
  z.object({ ...open, state: z.literal('open') }),
  /** Taken back by the driver who made it, or ended by a trade that one of its drivers agreed on. */
  z.object({ ...open, state: z.literal('closed'), endedAt: instantSchema }),
  z.object({ ...offered, state: z.literal('offered') }),
  /** Everybody who holds what is wanted declined. */
  z.object({ ...offered, state: z.literal('declined'), endedAt: instantSchema }),
  /** Taken back by the driver who made it. */
  z.object({ ...offered, state: z.literal('withdrawn'), endedAt: instantSchema }),
  z.object({ ...accepted, state: z.literal('accepted') }),
  /** Taken back by one of the two drivers after it was accepted. */
  z.object({
    ...accepted,
    state: z.literal('canceled'),
    endedAt: instantSchema,
    endedBy: employeeIdSchema,
  }),
  z.object({ ...accepted, state: z.literal('approved'), answer: z.object(answered) }),
  z.object({
    ...accepted,
    state: z.literal('rejected'),
    answer: z.object({ ...answered, reason: z.string().min(1).max(maxAnswerReason) }),
  }),
]);
export type TradeOffer = z.infer<typeof tradeOfferSchema>;
export type OpenTrade = Extract<TradeOffer, { state: 'open' }>;
export type OfferedTrade = Extract<TradeOffer, { state: 'offered' }>;
export type AcceptedTrade = Extract<TradeOffer, { state: 'accepted' }>;
export type ApprovedTrade = Extract<TradeOffer, { state: 'approved' }>;
/** An offer that another driver accepted, whatever came of it. */
export type AgreedTrade = Extract<TradeOffer, { with: unknown }>;
