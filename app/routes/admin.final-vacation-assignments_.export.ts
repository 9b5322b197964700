import { copy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { download } from '~/app/platform/http/download.server';
import { makeSealedAnswer } from '~/app/platform/forms/sealed-answer.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { vacationsCsv } from '~/app/services/award/export-assignments.server';
import { getSeal } from '~/domain/site/seal';
import { readVacationAssignments } from '~/app/services/vacation/read-vacation-assignments.server';
import { readView } from './admin.final-vacation-assignments/read-view.server';

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt: now }) => {
  const view = readView(request, access.site);
  const shown = await readVacationAssignments({ deps, access, now }, view);
  if (!shown) return makeSealedAnswer(getSeal(access.site, 'vacations', now) ?? { until: null });
  const { rows, weeks } = shown;
  const name = 'final_vacation_assignments.csv';
  return download(
    vacationsCsv(
      rows,
      weeks,
      writeIn('en', () => copy.assignments.vacationTypes),
    ),
    {
      name,
      type: 'text/csv',
    },
  );
});
