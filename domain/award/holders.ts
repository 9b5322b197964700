import * as z from 'zod';
import type { Catalogue } from './award';
import type { AwardRecord } from './award-record';

/** Who got a job or a week, or one place of it, in a published award; nobody if `driverId` is null. */
export const holderSchema = z.object({
  /** The job or the week. */
  jobId: z.string(),
  driverId: z.string().nullable(),
  /** The name and the seniority number at the time of publishing. */
  name: z.string(),
  seniorityNumber: z.number().nullable(),
  assignmentType: z.string().nullable(),
});
export type Holder = z.infer<typeof holderSchema>;

const nobody = { driverId: null, name: '', seniorityNumber: null, assignmentType: null };

/** The holders of every offered job or week, with a row for each that nobody got. */
export const getHolders = (
  { input, output }: Pick<AwardRecord, 'input' | 'output'>,
  of: Catalogue,
): Holder[] => {
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  const given =
    of === 'jobs'
      ? output.jobs
      : output.vacations.map(({ weekId: jobId, ...row }) => ({ jobId, ...row }));
  const offered =
    of === 'jobs'
      ? input.jobs.map(({ jobId }) => jobId)
      : input.vacationWeeks.map(({ weekId }) => weekId);
  const taken = new Set(given.map(({ jobId }) => jobId));
  return [
    ...given.map(({ jobId, driverId, assignmentType }) => {
      const { name = '', seniorityNumber = null } = drivers.get(driverId) ?? {};
      return { jobId, driverId, name, seniorityNumber, assignmentType };
    }),
    ...offered.filter((id) => !taken.has(id)).map((jobId) => ({ jobId, ...nobody })),
  ];
};
