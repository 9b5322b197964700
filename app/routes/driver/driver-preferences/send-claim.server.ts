import { data } from '@remix-run/node';
import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { pageField } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import type { Catalogue } from '~/domain/award/award';
import { formatSubject, parseSubject } from '~/domain/claims/claim-subject';

export const claimForm = z
  .object({
    intent: z.literal('claim'),
    about: z.string().max(60).optional(),
    /** Pages of the previous release name a pick with this, and send no `about`. */
    jobId: z.string().max(40).default(''),
    text: z.string().max(10_000),
    page: pageField,
  })
  .transform(({ jobId, about = formatSubject({ jobId }), ...form }, context) => {
    const subject = parseSubject(about);
    if (subject) return { ...form, subject };
    context.addIssue({ code: 'custom', message: 'subject' });
    return z.NEVER;
  });

/** Files the claim of the sent form and redirects to `path` with a toast, or returns why not with what was typed. */
export const sendClaim = async (
  { context, deps, access, receivedAt }: DriverArgs<unknown>,
  of: Catalogue,
  { subject, text }: z.infer<typeof claimForm>,
  path: string,
) => {
  const filed = await fileClaim({ deps, access, input: { of, subject, text }, receivedAt });
  if (!filed.ok) {
    const { data: refusal, init } = failure(filed.error);
    const claim = { about: formatSubject(subject), text, error: refusal.error.text };
    return data({ error: null, claim }, init ?? undefined);
  }
  return redirectWithSuccess(
    { context },
    path,
    serverCopy.preferences.claimFiled,
    serverCopy.preferences.claimSent,
  );
};
