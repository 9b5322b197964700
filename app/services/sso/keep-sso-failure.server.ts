import { openCounter, type CounterDeps } from '~/app/services/attempts/attempt-counters.server';
import { addSsoFailure, type SsoFailureReason } from '~/domain/sso/sso-failure';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

const attempts = 3;
/** How often the failed sign-ins of a company are written at most, whoever fails how often. */
const writes = { max: 30, windowMs: minuteMs };

/**
 * Keeps why a sign-in failed, for the company's administrators. Call it only for a company that offers single sign-on. Never
 * throws.
 */
export const keepSsoFailure = async ({
  deps,
  companyId,
  reason,
  who,
}: {
  deps: CounterDeps;
  companyId: string;
  reason: SsoFailureReason;
  who: string | null;
}): Promise<void> => {
  const { sso } = deps.stores;
  const failure = { at: toInstant(deps.clock.now()), reason, who };
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const read = await sso.readFailures(companyId);
      const next = addSsoFailure(read.failures, failure);
      if (!next || !(await openCounter(deps, `sso-failure#${companyId}`).take(writes))) return;
      if (await sso.saveFailures(companyId, read, next)) return;
    }
  } catch {
    // The person has to learn why they are not signed in, and the log has the reason too.
  }
};
