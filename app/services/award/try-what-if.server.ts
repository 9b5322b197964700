import type { AdminCall } from '~/app/ports/deps';
import { runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import {
  compareRuns,
  tryChange,
  type WhatIfComparison,
  type WhatIfError,
} from '~/domain/award/figures/what-if';
import type { WhatIfChange } from '~/domain/award/figures/what-if-schema';
import { windowStateAt } from '~/domain/selection/selection-window';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { loadShownAward } from './load-shown-award.server';

/** The changes that were tried, and what they do. */
export interface WhatIf {
  readonly comparison: WhatIfComparison;
  /** Changes that the week no longer allows; the comparison leaves them out. */
  readonly refused: readonly { readonly change: WhatIfChange; readonly error: WhatIfError }[];
  readonly tried: readonly WhatIfChange[];
  /** When the lists were like this; null after the cutoff, when they are those that would be published. */
  readonly asOf: Instant | null;
}

const tryAll = (input: AwardInput, changes: readonly WhatIfChange[]) => {
  const tried: WhatIfChange[] = [];
  const refused: { change: WhatIfChange; error: WhatIfError }[] = [];
  let changed = input;
  for (const change of changes) {
    const result = tryChange(changed, change);
    if (result.ok) tried.push(change);
    else refused.push({ change, error: result.error });
    if (result.ok) changed = result.value;
  }
  return { changed, tried, refused };
};

/**
 * Compares the provisional award with the award of a copy of the present week that has these changes. Also returns that copy,
 * and what tries another change on it. Nothing is stored. Null while lists are sealed.
 */
export const tryWhatIf = async (
  { deps, access, now }: AdminCall<'stores', { readonly now: Instant }>,
  changes: readonly WhatIfChange[],
): Promise<{
  readonly whatIf: WhatIf;
  readonly copied: Pick<AwardInput, 'drivers' | 'jobs'>;
  readonly tryNext: (change: WhatIfChange) => Result<AwardInput, WhatIfError>;
} | null> => {
  const isRecent = windowStateAt(access.site.window, now) === 'open';
  const { input, getRun, seal, asOf } = await loadShownAward({ deps, access, now, isRecent });
  if (seal) return null;
  const { changed, tried, refused } = tryAll(input, changes);
  const whatIf = {
    comparison: compareRuns(getRun(), runAward(changed)),
    refused,
    tried,
    asOf,
  };
  return { whatIf, copied: changed, tryNext: (change) => tryChange(changed, change) };
};
