import type { ReactNode } from 'react';
import { copy } from '~/app/copy/copy';
import { loadFurtherCopy } from '~/app/copy/load-copy';
import type { ShownAward } from '~/domain/award/shown-award';
import { CheckResultNote } from './check-result';
import { runCheck } from './run-check';

/** Checks the award and shows each step and what it found. A page loads this file, with the engine, when it is asked to. */
export const checkAward = async (
  shown: ShownAward,
  path: string,
  show: (found: ReactNode) => void,
): Promise<void> => {
  await loadFurtherCopy();
  const result = await runCheck(shown, path, (step) => show(copy.checkResult.steps[step]));
  show(<CheckResultNote result={result} shown={shown} />);
};
