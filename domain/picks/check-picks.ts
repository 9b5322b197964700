import { fail, ok, type Result } from '~/domain/shared/result';

/** More picks than any site has jobs, and few enough to keep the item far below the store's 400 KB. */
export const maxPicks = 1000;

/** What a pick refers to. */
export type PickKind = 'job' | 'week';

export type CheckPicksError =
  | { readonly code: 'job-not-offered'; readonly jobId: string }
  | { readonly code: 'job-picked-twice'; readonly jobId: string }
  | { readonly code: 'week-not-offered'; readonly weekId: string }
  | { readonly code: 'week-picked-twice'; readonly weekId: string }
  | { readonly code: 'too-many-picks'; readonly limit: number };

const errors: Record<PickKind, Record<'notOffered' | 'twice', (id: string) => CheckPicksError>> = {
  job: {
    notOffered: (jobId) => ({ code: 'job-not-offered', jobId }),
    twice: (jobId) => ({ code: 'job-picked-twice', jobId }),
  },
  week: {
    notOffered: (weekId) => ({ code: 'week-not-offered', weekId }),
    twice: (weekId) => ({ code: 'week-picked-twice', weekId }),
  },
};

/** A list may be empty; each entry must be offered to the driver, once. */
export const checkPicks = (
  ids: readonly string[],
  offered: ReadonlySet<string>,
  kind: PickKind,
): Result<readonly string[], CheckPicksError> => {
  // Weeks need no limit, because a longer list must repeat one or contain an unknown one.
  if (kind === 'job' && ids.length > maxPicks)
    return fail({ code: 'too-many-picks', limit: maxPicks });
  const seen = new Set<string>();
  for (const id of ids) {
    if (!offered.has(id)) return fail(errors[kind].notOffered(id));
    if (seen.has(id)) return fail(errors[kind].twice(id));
    seen.add(id);
  }
  return ok(ids);
};
