import type { Deps } from '~/app/ports/deps';
import type { UnfinishedWork } from '~/app/ports/unfinished';
import { resumeAward } from '~/app/services/award/publish-award.server';
import { continueTenantErasures } from '~/app/services/companies/continue-erasures.server';
import { continueErasure } from '~/app/services/erasure/continue-erasure.server';
import { continueApplicantErasures } from '~/app/services/registration/continue-applicant-erasures.server';
import { continueRetentions } from '~/app/services/retention/continue-retentions.server';
import { makeSweepScope, collectFailures } from '~/app/services/selection/collect-failures';
import type { Sweep, Swept } from '~/app/services/selection/sweep-due-sites.server';
import { resumeVacations } from '~/app/services/vacation/publish-vacations.server';
import { toInstant } from '~/domain/time/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';

/** Continues a piece of work; false if it is not finished and a later sweep has to continue. */
const continueWork = async (
  deps: Deps,
  work: UnfinishedWork,
  hasTime: () => boolean,
): Promise<boolean> => {
  const scope = makeSweepScope(work);
  if (work.kind === 'roster') return deps.stores[work.roster].finish(scope, hasTime);
  if (work.kind === 'erasure')
    return continueErasure({ deps, scope, number: work.number, hasTime });
  const { site, company } = await deps.stores.sites.read(scope);
  if (!site || !company) return false;
  const { periodId } = work;
  const resume = periodId === vacationAwardId ? resumeVacations : resumeAward;
  await resume({ deps, access: { scope, site, company }, periodId, hasTime });
  return (await deps.stores.awards.findPublication(scope, periodId)) === null;
};

/** Continues all large changes and publications that the requests which began them did not finish. */
export const finishWork = async ({
  deps,
  shards,
  hasTime,
}: Omit<Sweep, 'deps'> & { readonly deps: Deps }): Promise<Swept> => {
  const until = toInstant(deps.clock.now());
  const { failures, attempt } = collectFailures();
  let recorded = 0;
  let isComplete = true;
  const finishOne = async (work: UnfinishedWork) => {
    const isFinished = hasTime() && (await attempt(work, () => continueWork(deps, work, hasTime)));
    if (isFinished) recorded += 1;
    else if (isFinished === false) isComplete = false;
  };
  await Promise.all(
    shards.map(async (shard) => {
      const due = (await attempt(null, () => deps.stores.unfinished.due({ shard, until }))) ?? [];
      // One after the other, because each piece alone may use up a partition's capacity. Drivers are erased last, because
      // that may take all the time, and nobody waits for it.
      const isErasure = ({ kind }: UnfinishedWork) => kind === 'erasure';
      for (const work of due.filter((one) => !isErasure(one))) await finishOne(work);
      for (const work of due.filter(isErasure)) await finishOne(work);
    }),
  );
  // Companies and their history last, because they may take the rest of the time for minutes.
  for (const erase of [continueApplicantErasures, continueRetentions, continueTenantErasures]) {
    const erased = await erase({ deps, hasTime });
    recorded += erased.recorded;
    failures.push(...erased.failures);
    isComplete &&= erased.isComplete;
  }
  return { recorded, failures, isComplete };
};
