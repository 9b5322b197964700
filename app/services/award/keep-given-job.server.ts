import type { AdminCall, Deps } from '~/app/ports/deps';
import { toConfirmation } from '~/domain/award/figures/confirmation';
import { ok, type Result } from '~/domain/shared/result';
import { assignManually, planManualAssignment, type ManualError } from './assign-manually.server';

/**
 * Assigns a freed job manually to the driver whom it is given to, so that later versions of the present week give it to them
 * too. The administrator chose the driver whatever speaks against it. A job that today's list lacks is in no later version.
 */
export const keepGivenJob = async ({
  deps,
  access,
  ...given
}: AdminCall<keyof Deps, { readonly driverId: string; readonly jobId: string }>): Promise<
  Result<null, ManualError>
> => {
  const input = { ...given, note: '', confirmed: '' };
  const planned = await planManualAssignment({ deps, access, input });
  const because =
    !planned.ok && planned.error.code === 'manual-needs-confirmation' ? planned.error.because : [];
  const confirmed = toConfirmation(because);
  const assigned = await assignManually({ deps, access, input: { ...input, confirmed } });
  return assigned.ok || assigned.error.code === 'manual-unknown-job' ? ok(null) : assigned;
};
