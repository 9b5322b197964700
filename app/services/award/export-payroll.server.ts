import type { Table } from '~/app/services/files/table';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { compareText } from '~/domain/shared/text';

/**
 * The file `payroll` of a published version, one row for each driver who has a job, by employee ID. All of it is what the
 * version says; what it does not say is empty. Paid hours are those of one day.
 */
export const toPayrollTable = ({
  periodId,
  version,
  input,
  output,
}: Pick<AwardRecord, 'periodId' | 'version' | 'input' | 'output'>): Table => {
  const names = new Map(input.drivers.map(({ employeeId, name }) => [employeeId, name]));
  const jobs = new Map(input.jobs.map((job) => [job.jobId, job]));
  const rows = output.jobs.toSorted((a, b) => compareText(a.driverId, b.driverId));
  return [
    [
      'week',
      'employee_id',
      'driver_name',
      'job_id',
      'days',
      'start_time',
      'end_time',
      'paid_hours',
      'version',
    ],
    ...rows.map(({ driverId, jobId }) => {
      const job = jobs.get(jobId);
      return [
        periodId,
        driverId,
        names.get(driverId) ?? '',
        jobId,
        job?.weekDays ?? '',
        job?.startTime ?? '',
        job?.endTime ?? '',
        job?.paidHours ?? '',
        version,
      ];
    }),
  ];
};
