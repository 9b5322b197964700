import * as z from 'zod';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { closingKinds, type BulkMessage } from './bulk-mail';

/** The period of jobs; null for vacations. */
const periodId = z.string().nullable();

/**
 * What a notification or a text message says about news. It names no person and no result, because others may see the
 * screen.
 */
export const shortMessageSchemas = [
  z.object({
    kind: z.enum(['award-published', 'award-withdrawn', 'result-unseen', 'claim-answered']),
    periodId,
  }),
  z.object({
    kind: z.enum(closingKinds),
    periodId,
    closesAt: deadlineSchema,
  }),
  z.object({ kind: z.literal('note'), noteId: z.string() }),
] as const;
export type ShortMessage = z.infer<(typeof shortMessageSchemas)[number]>;

export const toShortMessage = (message: BulkMessage): ShortMessage => {
  switch (message.kind) {
    case 'note':
      return { kind: message.kind, noteId: message.noteId };
    case 'award-published':
    case 'award-withdrawn':
    case 'result-unseen':
    case 'claim-answered':
      return { kind: message.kind, periodId: message.periodId };
    case 'closing-soon':
    case 'cutoff-extended':
    case 'list-missing':
      return { kind: message.kind, periodId: message.periodId, closesAt: message.closesAt };
  }
};
