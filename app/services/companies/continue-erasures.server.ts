import type { Call, Deps, Writing } from '~/app/ports/deps';
import type { CompanyOrSite } from '~/app/ports/erasures';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  collectFailures,
  limitTime,
  makeSweepScope,
} from '~/app/services/selection/collect-failures';
import type { Swept } from '~/app/services/selection/sweep-due-sites.server';
import { mayBegin } from '~/domain/erasure/asked-erasure';
import { toInstant } from '~/domain/time/instant';
import { withdrawErasure } from './withdraw-erasure.server';

/** How long a sweep erases at most, so that what runs after it, such as sending emails, has time. The next one continues. */
const erasesMs = 10_000;

/** Begins the erasures of a company whose time is over. Those of what was activated meanwhile are withdrawn. */
const beginErasures = async (
  deps: Pick<Deps, Writing>,
  companyId: string,
): Promise<CompanyOrSite[]> => {
  const now = toInstant(deps.clock.now());
  const begun: CompanyOrSite[] = [];
  const { asked = [] } = (await deps.stores.companies.read(companyId))?.erasures ?? {};
  for (const { siteId } of asked) {
    // The erasure before it has changed the company.
    const overview = await deps.stores.companies.read(companyId);
    const erasure = overview?.erasures.asked.find((one) => one.siteId === siteId);
    if (!overview || !erasure) continue;
    const may = mayBegin(overview, erasure, now);
    if (may === 'activated')
      await withdrawErasure({
        deps,
        access: { scope: makeSweepScope() },
        input: { companyId, siteId },
      });
    if (may === 'yes' && (await deps.stores.tenantErasures.begin(overview, erasure, now)))
      begun.push({ companyId, siteId });
  }
  return begun;
};

/** Continues to erase a company or site; true once nothing is left. */
const continueErasing = (
  deps: Pick<Deps, Writing>,
  what: CompanyOrSite,
  hasTime: () => boolean,
): Promise<boolean> =>
  deps.stores.tenantErasures.continue(what, {
    now: toInstant(deps.clock.now()),
    hasTime,
    toEntry: (items) => {
      const event = { code: 'tenant-erased', ...what, items } as const;
      return makeLogEntry(deps, makeSweepScope(), 'delete', event);
    },
  });

/**
 * Begins and continues the erasures of companies and sites, one after the other. What was continued is due after the others,
 * so that all of them advance.
 */
export const continueTenantErasures = async ({
  deps,
  hasTime: hasSweepTime,
  now,
}: Call<Writing, { hasTime: () => boolean; now?: () => number }>): Promise<Swept> => {
  const hasTime = limitTime(hasSweepTime, erasesMs, now);
  const { failures, attempt } = collectFailures();
  let recorded = 0;
  let isComplete = true;
  const until = toInstant(deps.clock.now());
  const due = await attempt(null, () => deps.stores.tenantErasures.due(until));
  const running = [...(due?.running ?? [])];
  for (const companyId of due?.waiting ?? []) {
    if (!hasTime()) return { recorded, failures, isComplete: false };
    running.push(
      ...((await attempt({ companyId, siteId: '' }, () => beginErasures(deps, companyId))) ?? []),
    );
  }
  for (const what of running) {
    const isDone =
      hasTime() &&
      (await attempt({ ...what, siteId: '' }, () => continueErasing(deps, what, hasTime)));
    if (isDone) recorded += 1;
    else isComplete = false;
  }
  return { recorded, failures, isComplete };
};
