import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  changeAnswer,
  isWithinLimit,
  listAnswered,
  listWanted,
} from '~/domain/left-over-jobs/left-over-rules';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findLeftOverOffer } from '~/domain/site/left-over-offer';
import { toInstant, type Instant } from '~/domain/time/instant';
import { getMonday } from '~/domain/time/iso-week';
import { dayMs } from '~/domain/time/time-units';
import { readTakeable } from './read-own-left-over.server';

export type TakeLeftOverError =
  /** The time is over, or the page showed another offer. */
  | { readonly code: 'left-over-closed' }
  /** The job is no longer free, or the driver may not take it. */
  | { readonly code: 'left-over-not-yours'; readonly jobId: string }
  /** The driver takes as many jobs as can be taken at once. */
  | { readonly code: 'left-over-many'; readonly taken: number }
  /** The driver has answered in another place at the same time. */
  | { readonly code: 'answers-changed' };

/** How long answers are kept after the Monday of their week. */
const keptDays = 60;

/**
 * A driver takes an offered job, or takes that back (domain/README.md#left-over-jobs). It counts if the server received it
 * before the time until which the jobs are offered.
 */
export const takeLeftOver = async ({
  deps,
  access,
  input: { offerId, jobId, isTaken },
  receivedAt,
}: DriverCall<
  Writing,
  {
    readonly input: {
      readonly offerId: string;
      readonly jobId: string;
      readonly isTaken: boolean;
    };
    readonly receivedAt: Instant;
  }
>): Promise<Result<null, TakeLeftOverError>> => {
  const found = findLeftOverOffer(access.site, receivedAt);
  if (!found?.isRunning || found.offer.id !== offerId) return fail({ code: 'left-over-closed' });
  const { scope, driver } = access;
  const { employeeId, name } = driver;
  const { offer } = found;
  const { periodId } = offer;
  const own = await readTakeable({ deps, access }, found);
  const answered = listWanted(listAnswered(own?.stored ?? null, offer), own?.heldId ?? null);
  if (isTaken && !own?.jobs.some((job) => job.jobId === jobId))
    return fail({ code: 'left-over-not-yours', jobId });
  const jobs = changeAnswer(answered, { jobId, isTaken, at: receivedAt });
  if (jobs.length === answered.length) return ok(null);
  if (isTaken && !isWithinLimit(jobs))
    return fail({ code: 'left-over-many', taken: answered.length });
  const code = isTaken ? 'left-over-taken' : 'left-over-taken-back';
  const event = { code, jobId, periodId } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: receivedAt, name });
  const version = own?.stored?.version ?? 0;
  const answers = { employeeId, periodId, offerId, version, jobs };
  const expiresAt = toInstant(Date.parse(getMonday(periodId)) + keptDays * dayMs);
  const saved = await deps.stores.leftOver.save(scope, answers, { expiresAt, entry });
  if (saved.ok) return saved;
  return fail(
    saved.error.code === 'no-driver'
      ? { code: 'left-over-not-yours', jobId }
      : { code: 'answers-changed' },
  );
};
