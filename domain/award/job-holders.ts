import * as z from 'zod';
import type { AwardRecord } from './award-record';

/** Who got a job, or one place of it, in a published award; nobody if `driverId` is null. */
export const jobHolderSchema = z.object({
  jobId: z.string(),
  driverId: z.string().nullable(),
  /** The name and the seniority number at the time of publishing. */
  name: z.string(),
  seniorityNumber: z.number().nullable(),
  assignmentType: z.string().nullable(),
});
export type JobHolder = z.infer<typeof jobHolderSchema>;

const nobody = { driverId: null, name: '', seniorityNumber: null, assignmentType: null };

/** The holders of every offered job, with a row for each job that nobody got. */
export const getJobHolders = ({
  input,
  output,
}: Pick<AwardRecord, 'input' | 'output'>): JobHolder[] => {
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  const taken = new Set(output.jobs.map(({ jobId }) => jobId));
  return [
    ...output.jobs.map(({ jobId, driverId, assignmentType }) => {
      const { name = '', seniorityNumber = null } = drivers.get(driverId) ?? {};
      return { jobId, driverId, name, seniorityNumber, assignmentType };
    }),
    ...input.jobs
      .filter(({ jobId }) => !taken.has(jobId))
      .map(({ jobId }) => ({ jobId, ...nobody })),
  ];
};
