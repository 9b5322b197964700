import { getPlaces, type HasPlaces } from '~/domain/jobs/job';

/** A rounded percentage. `ofNothing` is the result when `whole` is 0. */
const percent = (part: number, whole: number, ofNothing: number): number =>
  whole === 0 ? ofNothing : Math.round((part / whole) * 100);

/** How many of the places of these jobs are assigned. `isKnown`: not before anybody has a list, unless the selection is over. */
export const completion = (
  assigned: number,
  jobs: readonly HasPlaces[],
  { isKnown }: { readonly isKnown: boolean },
) => {
  const total = jobs.reduce((sum, job) => sum + getPlaces(job), 0);
  const offered = { jobs: jobs.length, total };
  if (!isKnown) return { ...offered, rate: null, assigned: null, pending: null };
  const rate = Math.min(100, percent(assigned, total, 0));
  return { ...offered, rate, assigned, pending: Math.max(0, total - assigned) };
};

export const submission = (submitted: number, eligible: number) => ({
  rate: percent(submitted, eligible, 0),
  eligible,
  submitted,
  missing: eligible - submitted,
});

/** The resolution rate is 100% when there are no conflicts. */
export const resolution = (resolved: number, total: number) => ({
  rate: percent(resolved, total, 100),
  total,
  resolved,
  active: total - resolved,
});
