import * as z from 'zod';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { minuteMs } from '~/domain/time/time-units';

/** How long a driver's session lasts at most. */
export const longestSessionMs = 12 * 60 * minuteMs;
/** More than anybody signs out of within that time. */
const maxEnded = 50;

/** Sessions that were signed out of, until they would have expired. */
export const endedSessionsSchema = z.array(
  z.object({ id: z.string().min(1).max(60), until: instantSchema }),
);
type EndedSessions = z.infer<typeof endedSessionsSchema>;

export const isEnded = (ended: EndedSessions | undefined, sessionId: string | undefined): boolean =>
  ended?.some(({ id }) => id === sessionId) ?? false;

/** Adds a session, and drops those that have expired. Null if there are too many to remember: then all sessions must end. */
export const addEnded = (
  before: EndedSessions | undefined,
  sessionId: string,
  now: Instant,
): EndedSessions | null => {
  const lasting = (before ?? []).filter(({ id, until }) => id !== sessionId && until > now);
  const until = toInstant(toEpochMs(now) + longestSessionMs);
  return lasting.length < maxEnded ? [...lasting, { id: sessionId, until }] : null;
};
