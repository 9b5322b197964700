import type { SentAnswer } from '~/app/ports/access';
import type { Deps, Writing } from '~/app/ports/deps';
import type { VerifiedClaims } from '~/app/ports/sessions';
import type { SignInOrigin } from '~/app/services/access/keep-attempt.server';
import type { AdminSignedIn } from '~/app/services/access/sign-in-admin.server';
import {
  takeSecondStep,
  type SecondStepError,
} from '~/app/services/access/take-second-step.server';
import { afterPasskey } from '~/domain/access/second-factor';
import type { Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { takeUse } from './take-answer.server';

/**
 * The second step by one of the account's passkeys. `challenge` is that of the password step, so that no answer to another
 * sign-in counts.
 */
export const enterPasskey = ({
  deps,
  claims,
  verifier,
  challenge,
  answer,
  ...origin
}: {
  deps: Pick<Deps, Writing>;
  claims: VerifiedClaims;
} & SentAnswer &
  SignInOrigin): Promise<Result<AdminSignedIn, SecondStepError>> =>
  takeSecondStep({
    deps,
    claims,
    wrong: 'wrong-passkey',
    read: async (factor) => {
      const used = await takeUse(deps, { verifier, challenge, answer }, factor.passkeys);
      const use = used && { counter: used.counter, lastUsedAt: toInstant(deps.clock.now()) };
      return {
        next: use && afterPasskey(factor, used.passkey.id, use),
        way: 'password+passkey',
      };
    },
    origin,
  });
