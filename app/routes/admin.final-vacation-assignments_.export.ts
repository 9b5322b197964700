import { copy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { download } from '~/app/platform/http/download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { vacationsCsv } from '~/app/services/award/export-assignments.server';
import { readVacationAssignments } from '~/app/services/vacation/read-vacation-assignments.server';
import { readView } from './admin.final-vacation-assignments/read-view.server';

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const view = readView(request, access.site);
  const { rows, weeks } = await readVacationAssignments({ deps, access }, view);
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
