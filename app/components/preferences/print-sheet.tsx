import {
  clockTime,
  longDate,
  wallTimeOf,
  weekName,
  weekRange,
  zoneLabel,
} from '~/app/components/time/format-time';
import { PrintPage, PrintTable } from '~/app/components/ui/print-page';
import { printDelayMs } from '~/app/components/ui/use-print-on-open';
import { jobLocation } from '~/domain/jobs/job';
import type { PreferencesView } from './preferences-view';

/** The driver's list on paper: what the server has, not what is being edited. */
export const PrintSheet = ({ view, printedAt }: { view: PreferencesView; printedAt: string }) => {
  const { driver, companyName, site, window: period, list, saved, standing } = view;
  const zone = zoneLabel(site.timeZone);
  const at = (instant: string) => {
    const wallTime = wallTimeOf(instant, site.timeZone);
    return `${longDate(wallTime)}, ${clockTime(wallTime)} ${zone}`;
  };
  const jobs = new Map(view.jobs.map((job) => [job.jobId, job]));
  const facts: [string, string][] = [
    ['Name', driver.name],
    ['Employee ID', driver.employeeId],
    ['Seniority', String(driver.seniorityNumber ?? 'N/A')],
    ['Date', at(printedAt)],
    [
      'Saved',
      saved
        ? `${at(saved.acceptedAt)}, receipt ${saved.receiptNumber}`
        : standing
          ? 'Carried over from an earlier period'
          : 'Not saved',
    ],
  ];
  return (
    <PrintPage
      letterhead={`${companyName} · ${site.name} (${site.siteId})`}
      title="Job Preferences"
      subtitle={`${weekName(period.periodId)}, ${weekRange(period.periodId)}`}
      printedAt={`${at(printedAt)} (${site.timeZone})`}
      delayMs={printDelayMs.driver}
    >
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {list.length === 0 ? (
        <p>The list is empty.</p>
      ) : (
        <PrintTable
          caption="Picks"
          columns={['Pick', 'Job ID', 'Start Time', 'Days of Week', 'Location']}
        >
          {list.map((jobId, index) => {
            const job = jobs.get(jobId);
            return (
              <tr key={jobId}>
                <td className="tabular-nums">{index + 1}</td>
                <td className="font-bold tabular-nums">{jobId}</td>
                <td className="tabular-nums">{job?.startTime}</td>
                <td>{job?.weekDays}</td>
                <td>{job && jobLocation(job)}</td>
              </tr>
            );
          })}
        </PrintTable>
      )}
    </PrintPage>
  );
};
