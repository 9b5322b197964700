import { copy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { makeSealedAnswer } from '~/app/platform/forms/sealed-answer.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { toDifferenceTable } from '~/app/services/award/export-assignments.server';
import { readAskedDifference } from './award-difference/read-difference.server';

export const loader = stewardLoader(async (args) => {
  const read = await readAskedDifference(args);
  if (read.seal) return makeSealedAnswer(read.seal);
  const { of, difference } = read.asked;
  // Other programs read this file, so its words stay in English.
  const names = writeIn('en', () => copy.assignments);
  const table = toDifferenceTable(
    difference.changes,
    of === 'jobs' ? names.types : names.vacationTypes,
  );
  return downloadTable(
    args.request,
    table,
    of === 'jobs' ? 'award_difference' : 'vacation_award_difference',
  );
});
