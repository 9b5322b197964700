import { serverCopy } from '~/app/copy/copy';
import { calendarFile } from '~/app/platform/downloads/calendar-file.server';
import { download } from '~/app/platform/downloads/download.server';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readCalendar } from '~/app/services/calendar/read-calendar.server';

export const loader = driverLoader(async ({ deps, access }) => {
  const entries = await readCalendar({ deps, access });
  if (entries.length === 0)
    throw new Response(serverCopy.vacationPreferences.notPublished, { status: 404 });
  const { company, site, driver } = access;
  const owner = [company.companyId, site.siteId, driver.employeeId].join(' ');
  const file = calendarFile(
    entries,
    (key) => `${deps.sha256(`${owner} ${key}`).slice(0, 40)}@job-selection`,
  );
  return download(file, { name: 'my-calendar.ics', type: 'text/calendar' });
});
