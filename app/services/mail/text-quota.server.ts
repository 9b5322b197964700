import type { Deps, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { openCounter, siteName } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { SiteScope } from '~/domain/company/scope';
import { textPeriodMs, textPeriods, type TextPeriod } from '~/domain/mail/text-limits';

type QuotaDeps = Pick<Deps, Writing | 'texting'>;

/** Logs once in each period that the site's texts are used up, so that its administrators see it. */
const logUsedUp = async (
  deps: QuotaDeps,
  scope: SiteScope,
  { period, most }: { readonly period: TextPeriod; readonly most: number },
): Promise<void> => {
  const counter = openCounter(deps, `texts-used-up#${siteName(scope)}`);
  if (!(await counter.take({ max: 1, windowMs: textPeriodMs[period] }))) return;
  const event = { code: 'texts-used-up', period, most } as const;
  await deps.stores.activity.append(scope, makeLogEntry(deps, scope, 'update', event));
};

/**
 * Counts a text of the site. Null if its texts of a period are used up; otherwise a function that takes the text back
 * because it was not sent.
 */
export const takeText = async (
  deps: QuotaDeps,
  scope: SiteScope,
): Promise<(() => Promise<void>) | null> => {
  const counter = openCounter(deps, `texts#${siteName(scope)}`);
  const taken: AttemptLimit[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((limit) => counter.giveBack(limit)));
  };
  for (const period of textPeriods) {
    const max = deps.texting?.maxPerSite[period] ?? 0;
    const limit = { max, windowMs: textPeriodMs[period] };
    if (!(await counter.take(limit))) {
      await giveBack();
      await logUsedUp(deps, scope, { period, most: max });
      return null;
    }
    taken.push(limit);
  }
  return giveBack;
};
