import { copy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { makeSealedAnswer } from '~/app/platform/forms/sealed-answer.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { toVacationsTable } from '~/app/services/award/export-assignments.server';
import { getSeal } from '~/domain/site/seal';
import { readAskedVacations } from './final-vacation-assignments/read-view.server';

export const loader = stewardLoader(async (args) => {
  const { request, access, receivedAt: now } = args;
  const shown = await readAskedVacations(args);
  if (!shown) return makeSealedAnswer(getSeal(access.site, 'vacations', now) ?? { until: null });
  const typeNames = writeIn('en', () => copy.assignments.vacationTypes);
  const table = toVacationsTable(shown.rows, shown.weeks, typeNames);
  return downloadTable(request, table, 'final_vacation_assignments');
});
