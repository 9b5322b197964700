import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { toCallList } from '~/app/services/files/call-list';
import { readMissing } from '~/app/services/reminders/read-missing.server';

/** The drivers without a list, those first whom no message reaches. */
export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { reachable, unreachable } = await readMissing({ deps, access, now });
  const table = toCallList([
    ...unreachable.map((driver) => ({ ...driver, isReached: false })),
    ...reachable.map((driver) => ({ ...driver, isReached: true })),
  ]);
  return downloadTable(request, table, 'call_list_no_picks');
});
