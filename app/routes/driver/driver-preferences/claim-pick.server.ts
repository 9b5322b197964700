import { data } from '@remix-run/node';
import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { pageField } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import type { Catalogue } from '~/domain/award/award';

export const claimForm = z.object({
  intent: z.literal('claim'),
  /** A job or week id. */
  jobId: z.string().min(1).max(40),
  text: z.string().max(10_000),
  page: pageField,
});

/** Files the claim of the sent form and redirects to `path` with a toast, or returns why not with what was typed. */
export const claimPick = async (
  { context, deps, access, receivedAt }: DriverArgs<unknown>,
  of: Catalogue,
  { jobId, text }: z.infer<typeof claimForm>,
  path: string,
) => {
  const filed = await fileClaim({ deps, access, input: { of, jobId, text }, receivedAt });
  if (!filed.ok) {
    const { data: refusal, init } = failure(filed.error);
    const claim = { jobId, text, error: refusal.error.text };
    return data({ error: null, claim }, init ?? undefined);
  }
  return redirectWithSuccess(
    { context },
    path,
    serverCopy.preferences.claimFiled,
    serverCopy.preferences.claimSent(jobId),
  );
};
