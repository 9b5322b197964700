import { adminCopy } from '~/app/copy/copy';
import { asksForWorkbook, downloadWorkbook } from '~/app/platform/downloads/download-table.server';
import { download } from '~/app/platform/downloads/download.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readInSteps } from '~/app/platform/http/read-in-steps.server';
import {
  exportActivity,
  exportNewestActivity,
} from '~/app/services/activity/export-activity.server';
import { readQuery } from './activity-log/activity-query.server';

export const loader = dispatcherLoader(async ({ request, context, deps, access }) => {
  // Look up the texts now, in the request's language, because the lines are written only after the response has
  // started.
  const { describe } = adminCopy.activityEvents;
  const exported = { deps, access, query: readQuery(request), describe };
  const name = 'activity_log';
  if (asksForWorkbook(request)) {
    const table = await exportNewestActivity(exported, adminCopy.activity.fileGoesOn);
    return downloadWorkbook(table, { name, sheet: name });
  }
  return download(readInSteps(exportActivity(exported), context.platform.log), {
    name: `${name}.csv`,
    type: 'text/csv',
  });
});
