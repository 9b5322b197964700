import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { pageField } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { readOwnLeftOver } from '~/app/services/left-over-jobs/read-own-left-over.server';
import { takeLeftOver } from '~/app/services/left-over-jobs/take-left-over.server';

export const takeForm = z.object({
  intent: z.literal('take-job'),
  offerId: z.string().min(1).max(60),
  jobId: z.string().min(1).max(60),
  page: pageField,
});
export const takeBackForm = takeForm.extend({ intent: z.literal('take-back-job') });

/** The left-over jobs that are offered to the driver. */
export const readOffered = ({ deps, access, receivedAt: now }: DriverArgs<unknown>) =>
  readOwnLeftOver({ deps, access, now });

/** Takes a left-over job, or takes that back, and shows the page again. */
export const takeJob = async (
  { deps, access, receivedAt }: DriverArgs<unknown>,
  { intent, offerId, jobId }: z.infer<typeof takeForm> | z.infer<typeof takeBackForm>,
  path: string,
) => {
  const input = { offerId, jobId, isTaken: intent === 'take-job' };
  const taken = await takeLeftOver({ deps, access, input, receivedAt });
  return taken.ok ? redirect(path, 303) : failure(taken.error);
};
