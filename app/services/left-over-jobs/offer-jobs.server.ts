import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import type { NewEvent } from '~/domain/activity/activity';
import { toClosing } from '~/domain/activity/to-closing';
import {
  chooseJobs,
  chooseUntil,
  endSoon,
  getSecondsToWait,
  type LeftOverRefusal,
} from '~/domain/left-over-jobs/left-over-rules';
import type { LeftOverOffer } from '~/domain/left-over-jobs/left-over-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { findLeftOverOffer } from '~/domain/site/left-over-offer';
import type { Site } from '~/domain/site/site';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { findWaiting, type WaitingAnswers } from './pass-on-left-over.server';
import { readLeftJobs } from './read-left-jobs.server';

export type OfferJobsError =
  | LeftOverRefusal
  | { readonly code: 'published-week-changed' }
  /** Another offer runs: the site has one at a time. */
  | { readonly code: 'left-over-runs' }
  /** The last answers to the offer before may still be written. */
  | { readonly code: 'answers-still-arriving'; readonly readyInSeconds: number }
  /** Another offer would discard answers that are not passed on yet. */
  | ({ readonly code: 'left-over-waits' } & WaitingAnswers)
  /** The offer is not the site's present one, or its week is over. */
  | { readonly code: 'left-over-closed' }
  | { readonly code: 'site-changed' };

type Args<Input> = AdminCall<Writing, { readonly input: Input; readonly now: Instant }>;

const getBasis = ({ leftOver, window: selection }: Site): string =>
  JSON.stringify([leftOver, selection.version]);

const saveOffer = async (
  { deps, access: { scope, site }, now }: Omit<Args<unknown>, 'input'>,
  offer: LeftOverOffer,
  event: NewEvent,
): Promise<Result<null, OfferJobsError>> => {
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
  const saved = await deps.stores.sites.save(scope, { ...site, leftOver: offer }, [entry]);
  return saved.ok ? ok(null) : saved;
};

/** Whether another offer may take the place of this one. `discards`: the offer whose answers may be lost. */
const mayReplace = async (
  { deps, access, now }: AdminCall<'stores' | 'sha256', { readonly now: Instant }>,
  discards: string | null,
): Promise<Result<null, OfferJobsError>> => {
  const found = findLeftOverOffer(access.site, now);
  if (!found) return ok(null);
  if (found.isRunning) return fail({ code: 'left-over-runs' });
  const readyInSeconds = getSecondsToWait(found.offer, now);
  if (readyInSeconds > 0) return fail({ code: 'answers-still-arriving', readyInSeconds });
  if (discards === found.offer.id) return ok(null);
  const waiting = await findWaiting({ deps, access }, found);
  return waiting ? fail({ code: 'left-over-waits', ...waiting }) : ok(null);
};

/** Offers jobs of a published week that nobody has (domain/README.md#left-over-jobs). Replaces an offer that is over. */
export const offerJobs = (
  args: AdminCall<
    Writing | 'sha256',
    {
      readonly input: {
        readonly periodId: string;
        readonly jobIds: readonly string[];
        readonly wallTime: string;
        /** The offer whose answers are discarded, as was confirmed; null if that was not. */
        readonly discards: string | null;
      };
      readonly now: Instant;
    }
  >,
): Promise<Result<null, OfferJobsError>> =>
  actOnSite(args, getBasis, async (access) => {
    const { deps, now, input } = args;
    const { periodId } = input;
    const { site } = access;
    const free = await mayReplace({ deps, access, now }, input.discards);
    if (!free.ok) return free;
    const award = listAwardsNotOver(site, 'jobs', now).find((one) => one.periodId === periodId);
    if (!award) return fail({ code: 'published-week-changed' });
    const jobs = chooseJobs(input.jobIds, await readLeftJobs({ deps, access }, award));
    if (!jobs.ok) return jobs;
    const until = chooseUntil(input.wallTime, { periodId, timeZone: site.timeZone, now });
    if (!until.ok) return until;
    const offer = { id: deps.ids.next(), periodId, jobIds: [...jobs.value], until: until.value };
    return saveOffer({ deps, access, now }, offer, {
      code: 'left-over-offered',
      periodId,
      count: offer.jobIds.length,
      ids: offer.jobIds,
      until: toClosing(offer.until),
    });
  });

/** Moves the time until which answers count, or ends the offer as early as possible if none is given. */
export const changeUntil = (
  args: Args<{ readonly offerId: string; readonly wallTime: string | null }>,
): Promise<Result<null, OfferJobsError>> =>
  actOnSite(args, getBasis, async (access) => {
    const { deps, now, input } = args;
    const { timeZone } = access.site;
    const found = findLeftOverOffer(access.site, now);
    if (found?.offer.id !== input.offerId) return fail({ code: 'left-over-closed' });
    const { offer } = found;
    const { periodId } = offer;
    if (input.wallTime === null && !found.isRunning) return ok(null);
    const until: Result<Deadline, LeftOverRefusal> =
      input.wallTime === null
        ? ok(endSoon(offer, now))
        : chooseUntil(input.wallTime, { periodId, timeZone, now });
    if (!until.ok) return until;
    const next = { ...offer, until: until.value };
    return saveOffer({ deps, access, now }, next, {
      code: 'left-over-until',
      periodId,
      until: toClosing(next.until),
    });
  });
