import { adminCopy } from '~/app/copy/copy';
import { download } from '~/app/platform/http/download.server';
import { readInSteps } from '~/app/platform/http/read-in-steps.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { exportActivity } from '~/app/services/activity/export-activity.server';
import { readQuery } from './admin.activity-log/activity-query.server';

// Only a CSV, because it can be written while it is read. A workbook of a long log would not fit into memory.
export const loader = siteAdminLoader(async ({ request, context, deps, access }) => {
  // Look up the texts now, in the request's language, because the lines are written only after the response has
  // started.
  const { describe } = adminCopy.activityEvents;
  const chunks = exportActivity({ deps, access, query: readQuery(request), describe });
  return download(readInSteps(chunks, context.platform.log), {
    name: 'activity_log.csv',
    type: 'text/csv',
  });
});
