import type { AdminSession } from '~/app/ports/sessions';
import { assignManually, type ManualError } from '~/app/services/award/assign-manually.server';
import { loadShownAward } from '~/app/services/award/load-shown-award.server';
import type { Deps } from '~/app/ports/deps';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { seniorityObjections } from '~/domain/award/objections';
import { maxAnswerReason } from '~/domain/claims/limits';
import type { ReasonRefusal } from '~/domain/claims/claim-rules';
import { cleanText } from '~/domain/shared/clean-text';
import { toInstant } from '~/domain/shared/instant';
import { fail, type Result } from '~/domain/shared/result';

/**
 * Decides a conflict over a job by a manual assignment. A reason is required, and a confirmation if a more senior
 * driver wants the job, which nobody is told while lists are sealed.
 */
export const awardDisputedJob = async ({
  deps,
  access,
  input,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: { driverId: string; jobId: string; reason: string; confirmed: boolean };
}): Promise<Result<ManualAssignment, ManualError | ReasonRefusal>> => {
  const note = cleanText(input.reason);
  if (note === '') return fail({ code: 'reason-missing' });
  if (note.length > maxAnswerReason)
    return fail({ code: 'reason-too-long', limit: maxAnswerReason });
  const now = toInstant(deps.clock.now());
  const { input: award, seal } = await loadShownAward({ deps, access, now });
  const objections = seal ? [] : seniorityObjections(award, input);
  return assignManually({ deps, access, input: { ...input, note }, objections });
};
