import { SheetHead, type PrintHead } from '~/app/components/print/print-sheet';
import { useClock } from '~/app/components/time/use-clock';
import { classNames } from '~/app/components/ui/class-names';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatPlaces, formatShift, formatWorkDays } from '~/app/copy/describe-job';
import type { Driver } from '~/domain/drivers/driver';
import { getPlaces, type Job } from '~/domain/jobs/job';
import type { HourClock } from '~/domain/time/hour-clock';

interface FormDriver {
  readonly driver: Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'> | null;
  readonly hasAirport: boolean;
}

/** How many lines for picks a form has: one for each job, up to 48. Further picks go on the back. */
const maxLines = 48;
const leastLines = 8;

const Blank = ({ label, value }: { label: string; value: string | undefined }) => (
  <div className="flex items-end gap-2">
    <dt className="shrink-0">{label}</dt>
    <dd className="flex min-h-7 grow items-end border-b border-black font-bold wrap-anywhere tabular-nums">
      {value}
    </dd>
  </div>
);

/** The longest job ID that fits on one of eight lines across the page. */
const shortId = 8;

/** Numbered lines to write job IDs on, first choice first, down each column. */
const PickLines = ({ count, hasLongIds }: { count: number; hasLongIds: boolean }) => (
  <ol
    className={classNames(
      'mt-2 columns-2 gap-3',
      hasLongIds ? 'sm:columns-4 print:columns-4' : 'sm:columns-8 print:columns-8',
    )}
  >
    {Array.from({ length: count }, (_, index) => (
      <li
        key={index}
        className="flex h-8 break-inside-avoid items-end gap-1 border-b border-black text-sm tabular-nums print:h-[7mm] print:text-[9pt]"
      >
        {index + 1}.
      </li>
    ))}
  </ol>
);

/** Times, days, and what else is special. `Local` says nothing that a driver does not know, and takes a line. */
const describeJob = (job: Job, clock: HourClock): string =>
  [
    formatShift(job, clock).replaceAll(' ', '\u00a0'),
    formatWorkDays(job),
    ...(job.location ? [job.location] : []),
    ...(job.isAirport ? [copy.common.places.airport] : []),
    ...(getPlaces(job) > 1 ? [formatPlaces(job).replaceAll(' ', '\u00a0')] : []),
    ...(job.paidHours ? [copy.common.paidHours(job.paidHours).replaceAll(' ', '\u00a0')] : []),
  ].join(' · ');

/** The jobs in columns. No job is cut in two by the end of a column or page. */
const JobColumns = ({ jobs }: { jobs: readonly Job[] }) => {
  const clock = useClock();
  return (
    <ul className="mt-2 gap-4 text-sm sm:columns-2 print:mt-1 print:columns-3 print:text-[8pt]/[1.2]">
      {jobs.map((job) => (
        <li
          key={job.jobId}
          className="flex break-inside-avoid gap-2 border-b border-neutral-400 py-0.5 print:gap-1.5 print:py-[0.75pt]"
        >
          <b className="max-w-[50%] min-w-12 shrink-0 wrap-anywhere tabular-nums print:min-w-[3.2em]">
            {job.jobId}
          </b>
          <span className="min-w-0 wrap-anywhere tabular-nums">{describeJob(job, clock)}</span>
        </li>
      ))}
    </ul>
  );
};

/** The form of one driver, which begins on a page of its own. */
const PicksForm = ({
  form: { driver, hasAirport },
  jobs,
  about,
  cutoff,
  head,
}: {
  form: FormDriver;
  jobs: readonly Job[];
  about: string;
  cutoff: string;
  head: PrintHead;
}) => {
  const { picksForm, common } = adminCopy;
  const offered = hasAirport ? jobs : jobs.filter(({ isAirport }) => !isAirport);
  return (
    <section className="mt-10 break-before-page first:mt-0 first:break-before-auto print:mt-0">
      <SheetHead title={picksForm.title} about={about} {...head} />
      <p className="my-2 font-bold">{cutoff}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[3fr_2fr_2fr] print:grid-cols-[3fr_2fr_2fr]">
        <Blank label={copy.common.driver} value={driver?.name} />
        <Blank label={copy.common.employeeId} value={driver?.employeeId} />
        <Blank
          label={common.seniority}
          value={driver ? String(driver.seniorityNumber) : undefined}
        />
      </dl>
      <p className="mt-3">{picksForm.howTo}</p>
      <PickLines
        count={Math.max(leastLines, Math.min(maxLines, offered.length))}
        hasLongIds={offered.some(({ jobId }) => jobId.length > shortId)}
      />
      <p className="mt-3">{picksForm.consent}</p>
      <dl className="mt-1 grid break-inside-avoid gap-x-6 sm:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] [&_dd]:h-10">
        <Blank label={picksForm.signature} value={undefined} />
        <Blank label={picksForm.date} value={undefined} />
      </dl>
      <h2 className="mt-4 break-after-avoid font-bold">{picksForm.jobs(offered.length)}</h2>
      <JobColumns jobs={offered} />
    </section>
  );
};

/** Picks forms on paper, one for each driver, black on white in both themes. */
export const PicksForms = ({
  forms,
  ...facts
}: {
  forms: readonly FormDriver[];
  jobs: readonly Job[];
  about: string;
  cutoff: string;
  head: PrintHead;
}) => (
  <div className="mt-6 print:mt-0">
    {forms.map((form) => (
      <PicksForm key={form.driver?.employeeId ?? ''} form={form} {...facts} />
    ))}
  </div>
);
