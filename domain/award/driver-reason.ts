import * as z from 'zod';
import type { PickReason } from './reasons';

/** The driver who took the offer, without a name, because drivers may not see each other's names. */
const takerSchema = z.object({
  seniorityNumber: z.number().nullable(),
  /** The rank of the offer in that driver's list; null if it was not on the list. */
  rank: z.int().nullable(),
  isManual: z.boolean(),
});

/** Why a pick went as it did (domain/README.md#reasons), without what the driver may not know. */
export const driverReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('awarded'), isManual: z.boolean(), round: z.int().optional() }),
  z.object({ code: z.literal('traded-away') }),
  z.object({
    code: z.literal('went-to'),
    taker: takerSchema,
    isHeld: z.literal(true).optional(),
  }),
  z.object({ code: z.literal('assigned-manually') }),
  z.object({
    code: z.literal('job-full'),
    places: z.int(),
    taker: takerSchema,
    isHeld: z.literal(true).optional(),
  }),
  z.object({
    code: z.literal('week-full'),
    slots: z.int(),
    taker: takerSchema.nullable(),
    before: z.enum(['round', 'published']).optional(),
  }),
  z.object({ code: z.literal('needs-airport-certification') }),
  z.object({ code: z.literal('struck') }),
  z.object({ code: z.literal('freed') }),
  z.object({ code: z.literal('chain-ended') }),
  z.object({ code: z.literal('got-earlier-pick'), earlierRank: z.int() }),
  z.object({ code: z.literal('overlaps'), weekId: z.string() }),
  z.object({ code: z.literal('weeks-used-up'), weeks: z.int() }),
  z.object({ code: z.literal('not-freed') }),
  z.object({ code: z.literal('not-awarded-again') }),
  z.object({ code: z.literal('kept'), isManual: z.boolean() }),
  z.object({ code: z.literal('kept-by'), taker: takerSchema }),
  z.object({ code: z.literal('got-kept'), keptId: z.string() }),
  z.object({ code: z.literal('got-manual'), manualId: z.string() }),
  z.object({ code: z.literal('not-eligible') }),
  z.object({ code: z.literal('on-vacation'), weekId: z.string() }),
  z.object({ code: z.literal('on-leave') }),
  z.object({ code: z.literal('not-offered') }),
]);
export type DriverReason = z.infer<typeof driverReasonSchema>;

type Taker = Extract<PickReason, { code: 'went-to' }>['decider'];

const toTaker = ({ seniorityNumber, rank, assignmentType }: Taker) => ({
  seniorityNumber,
  rank,
  isManual: assignmentType === 'manual',
});

export const toDriverReason = (reason: PickReason): DriverReason => {
  switch (reason.code) {
    case 'awarded':
      return {
        code: reason.code,
        isManual: reason.assignmentType === 'manual',
        ...(reason.round !== undefined && { round: reason.round }),
      };
    case 'kept':
      return { code: reason.code, isManual: reason.assignmentType === 'manual' };
    case 'kept-by':
      return { code: reason.code, taker: toTaker(reason.decider) };
    case 'went-to':
      return {
        code: reason.code,
        taker: toTaker(reason.decider),
        ...(reason.isHeld && { isHeld: true }),
      };
    case 'assigned-manually':
      return { code: reason.code };
    case 'job-full':
      return {
        code: reason.code,
        places: reason.places,
        taker: toTaker(reason.decider),
        ...(reason.isHeld && { isHeld: true }),
      };
    case 'week-full':
      return {
        code: reason.code,
        slots: reason.slots,
        taker: reason.decider && toTaker(reason.decider),
        ...(reason.before && { before: reason.before }),
      };
    default:
      return reason;
  }
};
