import { PrintSheet } from '~/app/components/ranking/print-sheet';
import { weekName, weekRange } from '~/app/components/time/format-time';
import { jobLocation } from '~/domain/jobs/job';
import type { PreferencesView } from './preferences-view';

/** The driver's job list on paper. */
export const PrintJobs = ({ view, printedAt }: { view: PreferencesView; printedAt: string }) => {
  const jobs = new Map(view.jobs.map((job) => [job.jobId, job]));
  const { periodId } = view.window;
  return (
    <PrintSheet
      {...{ view, printedAt }}
      title="Job Preferences"
      about={`${weekName(periodId)}, ${weekRange(periodId)}`}
      unsaved={view.standing ? 'Carried over from an earlier period' : 'Not saved'}
      columns={['Job ID', 'Start Time', 'Days of Week', 'Location']}
      cellsOf={(jobId) => {
        const job = jobs.get(jobId);
        return job ? [job.startTime, job.weekDays, jobLocation(job)] : ['', '', ''];
      }}
    />
  );
};
