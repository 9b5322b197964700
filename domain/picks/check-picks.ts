import { fail, ok, type Result } from '~/domain/shared/result';
import { maxPicks } from './pick-list';

export type PicksError =
  | { readonly code: 'job-not-offered'; readonly jobId: string }
  | { readonly code: 'job-picked-twice'; readonly jobId: string }
  | { readonly code: 'too-many-picks'; readonly limit: number };

/** A list may be empty (spec 4); each entry must be offered to the driver, once. */
export const checkPicks = (
  jobIds: readonly string[],
  offered: ReadonlySet<string>,
): Result<readonly string[], PicksError> => {
  if (jobIds.length > maxPicks) return fail({ code: 'too-many-picks', limit: maxPicks });
  const seen = new Set<string>();
  for (const jobId of jobIds) {
    if (!offered.has(jobId)) return fail({ code: 'job-not-offered', jobId });
    if (seen.has(jobId)) return fail({ code: 'job-picked-twice', jobId });
    seen.add(jobId);
  }
  return ok(jobIds);
};
