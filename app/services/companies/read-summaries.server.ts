import type { Deps } from '~/app/ports/deps';
import type { CompanySummary } from '~/domain/company/company-summary';

/** How long a request adds the summaries of companies that an earlier release created. */
const addsMs = 2_000;

/** The summaries of all companies, and how many are still missing because an earlier release created the companies. */
export const readSummaries = async ({
  stores: { companies, system },
}: Pick<Deps, 'stores'>): Promise<{ summaries: CompanySummary[]; missing: number }> => {
  const [summaries, totals] = await Promise.all([companies.summaries(), system.totals()]);
  if (summaries.length >= totals.companies) return { summaries, missing: 0 };
  const endsAt = performance.now() + addsMs;
  const known = new Set(summaries.map(({ companyId }) => companyId));
  const missing = await companies.addMissingSummaries(known, () => performance.now() < endsAt);
  return { summaries: await companies.summaries(), missing };
};
