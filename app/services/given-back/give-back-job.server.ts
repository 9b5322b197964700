import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { readFacts } from '~/app/services/award/read-facts.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import { readResultNews } from '~/app/services/results/read-own-result.server';
import { getHeld } from '~/domain/award/held-results';
import { mayTakeBack } from '~/domain/award/results/give-back';
import type { ResultNews } from '~/domain/award/results/result-news';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import type { Instant } from '~/domain/time/instant';

export type GiveBackError =
  /** The driver is not asked: the job did not change by much, they confirmed the change, or the week is over. */
  | { readonly code: 'give-back-not-asked' }
  /** The page showed another version of the week. */
  | { readonly code: 'result-replaced' };

export type TakeBackError = { readonly code: 'give-back-ended' };

type OwnCall<Given> = DriverCall<'stores', Given & { readonly now: Instant }>;

/** The driver's news of a published week that is not over, and the version that it is about; null if there are none. */
export const readChangeNews = async ({
  deps,
  access,
  periodId,
  now,
}: OwnCall<{ readonly periodId: string }>): Promise<{
  readonly award: AwardName;
  readonly news: ResultNews;
} | null> => {
  const { scope, site, driver } = access;
  const award = listAwardsNotOver(site, 'jobs', now).find((one) => one.periodId === periodId);
  if (!award) return null;
  const { version } = award;
  const reading = deps.stores.awards.outcome(scope, periodId, version, driver.employeeId);
  const news = await readResultNews({
    deps,
    access,
    // When it was published is not asked.
    award: { periodId, version, publishedAt: '', withdrawn: null },
    outcome: reading.then((published) => published?.outcome ?? null),
    facts: readFacts({ deps, scope, site }, award),
    now,
  });
  return news && { award, news };
};

/**
 * Stores that the driver asks to give back their job of a published week, because it changed by much. Confirms the result too.
 * The driver holds the job until the dispatcher passes it on (domain/README.md#jobs-given-back).
 */
export const giveBackJob = async ({
  deps,
  access,
  input: { periodId, version, jobId },
  now,
}: DriverCall<
  Writing,
  { readonly input: AwardName & { readonly jobId: string }; readonly now: Instant }
>): Promise<Result<null, GiveBackError>> => {
  const read = await readChangeNews({ deps, access, periodId, now });
  if (!read) return fail({ code: 'give-back-not-asked' });
  if (read.award.version !== version) return fail({ code: 'result-replaced' });
  const { givenBack, mayGiveBack } = read.news;
  if (givenBack?.isWaiting && givenBack.jobId === jobId) return ok(null);
  if (mayGiveBack?.jobId !== jobId) return fail({ code: 'give-back-not-asked' });
  const { scope, driver } = access;
  const { employeeId, name } = driver;
  const event = { code: 'job-given-back', jobId, periodId } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now, name });
  const wish = { employeeId, periodId, jobId, version, at: now, passedOn: null };
  if (!(await deps.stores.givenBack.put(scope, wish, entry))) {
    // Another page of the driver came first: the same wish, or one that counts instead of it.
    const stored = await deps.stores.givenBack.get(scope, periodId, employeeId);
    if (stored?.jobId !== jobId || stored.version !== version)
      return fail({ code: 'give-back-not-asked' });
  }
  // The wish is stored, also if this is refused: the notice of the change then stays.
  const seen = { of: 'jobs', version, awardId: periodId } as const;
  await confirmResult({ deps, access, input: seen, receivedAt: now });
  return ok(null);
};

/** The driver keeps the job after all, unless it was passed on or that is being published. */
export const takeBackJob = async ({
  deps,
  access: { scope, site, driver },
  input: { periodId },
  now,
}: DriverCall<
  Writing,
  { readonly input: Pick<AwardName, 'periodId'>; readonly now: Instant }
>): Promise<Result<null, TakeBackError>> => {
  const { employeeId, name } = driver;
  const award = listAwardsNotOver(site, 'jobs', now).find((one) => one.periodId === periodId);
  const wish = await deps.stores.givenBack.get(scope, periodId, employeeId);
  if (!award || !wish) return fail({ code: 'give-back-ended' });
  const { version } = award;
  const published = await deps.stores.awards.outcome(scope, periodId, version, employeeId);
  const held = published?.outcome ? getHeld(published.outcome) : [];
  if (!mayTakeBack(wish, { version, held })) return fail({ code: 'give-back-ended' });
  const event = { code: 'job-kept', jobId: wish.jobId, periodId } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now, name });
  const taken = await deps.stores.givenBack.takeBack(scope, wish, entry);
  return taken ? ok(null) : fail({ code: 'give-back-ended' });
};
