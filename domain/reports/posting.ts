import type { AwardResult } from '~/domain/award/award';
import type { AwardInput, AwardJob } from '~/domain/award/award-input';
import { assignmentRows } from '~/domain/award/figures/assignment-rows';
import { compareNames, compareNumberedNames } from '~/domain/shared/text';
import { toPlaceCell, type Report, type ReportCell, type ReportColumn } from './report';

export const postingOrders = ['seniority', 'name', 'job'] as const;
export type PostingOrder = (typeof postingOrders)[number];

const jobColumns = ['jobId', 'startTime', 'weekDays', 'location'] as const;
/** What a row is looked up by comes first. */
const columnsInOrder = {
  seniority: ['seniorityNumber', 'driverId', 'driverName', ...jobColumns],
  name: ['driverName', 'driverId', 'seniorityNumber', ...jobColumns],
  job: [...jobColumns, 'driverName', 'seniorityNumber', 'driverId'],
} satisfies Record<PostingOrder, ReportColumn[]>;

type PostedColumn = (typeof columnsInOrder)[PostingOrder][number] | 'assignmentType';
type Posted = Record<PostedColumn, ReportCell> & {
  readonly jobId: string;
  readonly driverName: string;
};

const toPosted = (
  row: ReturnType<typeof assignmentRows>[number],
  jobs: ReadonlyMap<string, AwardJob>,
): Posted[] => {
  const job = row.jobId === null ? undefined : jobs.get(row.jobId);
  if (!job || row.assignmentType === null) return [];
  return [
    {
      seniorityNumber: row.seniorityNumber,
      driverId: row.employeeId,
      driverName: row.name,
      jobId: job.jobId,
      startTime: job.startTime,
      weekDays: job.weekDays,
      location: toPlaceCell(job),
      assignmentType: { type: row.assignmentType },
    },
  ];
};

/**
 * Who has which job, to be put up on a wall: by seniority, by name or by job. `jobs`: as the version that is posted says, because
 * records of earlier versions of the application lack locations.
 */
export const postAssignments = (
  input: AwardInput,
  result: AwardResult,
  { jobs, order }: { readonly jobs: readonly AwardJob[]; readonly order: PostingOrder },
): Report => {
  const known = new Map(jobs.map((job) => [job.jobId, job]));
  const posted = assignmentRows(input, result).flatMap((row) => toPosted(row, known));
  if (order === 'name') posted.sort((a, b) => compareNames(a.driverName, b.driverName));
  if (order === 'job') posted.sort((a, b) => compareNumberedNames(a.jobId, b.jobId));
  const columns = [...columnsInOrder[order], 'assignmentType' as const];
  return { columns, rows: posted.map((row) => columns.map((column) => row[column])) };
};
