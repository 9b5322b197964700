import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { importRows } from '~/app/services/roster/import-rows.server';
import { readPaste } from '~/app/services/roster/read-paste';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers, siteJobs, type SiteRoster } from '~/app/services/roster/site-rosters.server';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { Row } from '~/domain/roster/change-list';
import { toText } from '~/domain/roster/roster-text';
import { must } from './must';

const paste = async <T extends Row, E extends { readonly code: string }>(
  roster: SiteRoster<T, E>,
  { deps, access, rows }: { deps: Deps; access: AdminSession; rows: readonly T[] },
): Promise<void> => {
  const lines = readPaste(toText(roster.roster, rows));
  if (!lines.ok) throw new Error(lines.error.code);
  const pasted = { lines: lines.value, columns: null, mode: 'keep', basis: null } as const;
  await must(importRows(toBulkTarget(roster), { deps, access }, pasted));
};

/** Pastes drivers and jobs into the lists of a site. */
export const pasteLists = async (
  deps: Deps,
  access: AdminSession,
  { drivers, jobs }: { drivers: readonly Driver[]; jobs: readonly Job[] },
): Promise<void> => {
  await paste(siteDrivers, { deps, access, rows: drivers });
  await paste(siteJobs, { deps, access, rows: jobs });
};
