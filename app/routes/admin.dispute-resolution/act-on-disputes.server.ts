import type * as z from 'zod';
import type { Toast } from '~/app/platform/http/toast.server';
import type { AdminSession } from '~/app/ports/sessions';
import { answerClaim, type AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import { awardDisputedJob } from '~/app/services/claims/award-disputed-job.server';
import type { Deps } from '~/app/ports/deps';
import { ok, type Result } from '~/domain/shared/result';
import type { disputeForm } from './dispute-forms.server';

const done = (title: string, description: string): Result<Toast, never> =>
  ok({ title, description, kind: 'success' });

/** Does what the form asks and says what to say. */
export const actOnDisputes = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof disputeForm>,
): Promise<Result<Toast, AnswerClaimError>> => {
  if (form.intent === 'award') {
    const awarded = await awardDisputedJob({ ...context, input: form });
    if (!awarded.ok) return awarded;
    const { jobId, driverId } = awarded.value;
    return done('Job Awarded', `Job ${jobId} goes to ${driverId} when the award is published.`);
  }
  const verdict = form.intent === 'grant' ? 'granted' : 'denied';
  const answered = await answerClaim({ ...context, input: { ...form, verdict } });
  if (!answered.ok) return answered;
  const { jobId, employeeId } = answered.value;
  return verdict === 'granted'
    ? done('Claim Granted', `Job ${jobId} goes to ${employeeId} when you publish again.`)
    : done('Claim Denied', `${employeeId} sees your reason on their page.`);
};
