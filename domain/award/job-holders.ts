import * as z from 'zod';
import type { AwardDriver } from './award-input';
import type { AwardRecord } from './record/award-record';

/** What is stored of a holder besides the job or week; nobody got it if `driverId` is null. */
export const holderFields = {
  driverId: z.string().nullable(),
  /** The name and the seniority number at the time of publishing. */
  name: z.string(),
  seniorityNumber: z.number().nullable(),
  assignmentType: z.string().nullable(),
};

/** Who got a job, or one place of it, in a published award. */
export const jobHolderSchema = z.object({ jobId: z.string(), ...holderFields });
export type JobHolder = z.infer<typeof jobHolderSchema>;

export const nobody = { driverId: null, name: '', seniorityNumber: null, assignmentType: null };

/** Finds the drivers of an award as they were when it was published. */
export const createDriverFinder = (drivers: readonly AwardDriver[]) => {
  const byId = new Map(drivers.map((driver) => [driver.employeeId, driver]));
  return (driverId: string) => {
    const { name = '', seniorityNumber = null } = byId.get(driverId) ?? {};
    return { driverId, name, seniorityNumber };
  };
};

/** The holders of every offered job, with a row for each job that nobody got. */
export const getJobHolders = ({
  input,
  output,
}: Pick<AwardRecord, 'input' | 'output'>): JobHolder[] => {
  const findDriver = createDriverFinder(input.drivers);
  const taken = new Set(output.jobs.map(({ jobId }) => jobId));
  return [
    ...output.jobs.map(({ jobId, driverId, assignmentType }) => ({
      jobId,
      ...findDriver(driverId),
      assignmentType,
    })),
    ...input.jobs
      .filter(({ jobId }) => !taken.has(jobId))
      .map(({ jobId }) => ({ jobId, ...nobody })),
  ];
};
