import type { Call, Deps, Writing } from '~/app/ports/deps';
import type { ApplicantCounts } from '~/app/ports/erasures';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { collectFailures, makeSweepScope } from '~/app/services/selection/collect-failures';
import type { Swept } from '~/app/services/selection/sweep-due-sites.server';
import { deniedKeptDays } from '~/domain/registration/limits';
import { agreeOnTime } from '~/domain/time/agreed-time';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { beginApplicantErasure } from './begin-applicant-erasure.server';

/** How many processed requests a sweep looks at. */
const requestsAtOnce = 25;

/** The processed requests at `at` whose time is over, behind the place that was reached. */
const listOver = ({ stores }: Pick<Deps, Writing>, after: string, at: Instant) => {
  const until = toInstant(toEpochMs(at) - deniedKeptDays * dayMs);
  return stores.applicantErasures.decided({ after, until, limit: requestsAtOnce });
};

/** Begins to erase the requests whose time after the denial is over by every clock of the last hour. */
const eraseExpired = async (deps: Pick<Deps, Writing>): Promise<void> => {
  const store = deps.stores.applicantErasures;
  const now = toInstant(deps.clock.now());
  const state = await store.readExpiry();
  const { after, firstSeenAt } = state;
  const over = await listOver(deps, after, now);
  const agreed = agreeOnTime(firstSeenAt, now, over.length > 0);
  if (agreed.agreedAt === null) {
    if (agreed.firstSeenAt !== firstSeenAt)
      await store.saveExpiry({ after, firstSeenAt: agreed.firstSeenAt });
    return;
  }
  const last = toInstant(toEpochMs(agreed.agreedAt) - deniedKeptDays * dayMs);
  let reached = after;
  for (const { place, request } of over) {
    if (request && request.decidedAt > last) break;
    if (request?.status === 'denied')
      await beginApplicantErasure({ deps, scope: makeSweepScope(), request });
    reached = place;
  }
  // What became over during the hour waits for an hour of its own.
  await store.saveExpiry({ after: reached, firstSeenAt: reached === after ? null : firstSeenAt });
};

/** Begins to erase denied requests whose time is over, and continues to erase applicants. */
export const continueApplicantErasures = async ({
  deps,
  hasTime,
}: Call<Writing, { hasTime: () => boolean }>): Promise<Swept> => {
  const { failures, attempt } = collectFailures();
  await attempt(null, () => eraseExpired(deps));
  const now = toInstant(deps.clock.now());
  const due = (await attempt(null, () => deps.stores.applicantErasures.due(now))) ?? [];
  let recorded = 0;
  for (const requestId of due) {
    const toEntry = ({ messages, entries }: ApplicantCounts) => {
      const event = { code: 'applicant-erased', requestId, messages, entries } as const;
      return makeLogEntry(deps, makeSweepScope(), 'delete', event);
    };
    const context = { now, hasTime, toEntry };
    const isDone =
      hasTime() &&
      (await attempt(null, () => deps.stores.applicantErasures.continue(requestId, context)));
    if (isDone) recorded += 1;
  }
  return { recorded, failures, isComplete: recorded === due.length };
};
