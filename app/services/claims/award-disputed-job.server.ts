import type { AdminCall, Writing } from '~/app/ports/deps';
import {
  assignManually,
  type Assigned,
  type ManualError,
} from '~/app/services/award/assign-manually.server';
import type { ReasonRefusal } from '~/domain/claims/claim-rules';
import { maxAnswerReason } from '~/domain/claims/limits';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, type Result } from '~/domain/shared/result';

/** Decides a conflict over a job by a manual assignment. A reason is required. */
export const awardDisputedJob = async ({
  deps,
  access,
  input,
}: AdminCall<
  Writing,
  { input: { driverId: string; jobId: string; reason: string; confirmed: string } }
>): Promise<Result<Assigned, ManualError | ReasonRefusal>> => {
  const note = cleanText(input.reason);
  if (note === '') return fail({ code: 'reason-missing' });
  if (note.length > maxAnswerReason)
    return fail({ code: 'reason-too-long', limit: maxAnswerReason });
  return assignManually({ deps, access, input: { ...input, note } });
};
