import * as z from 'zod';
import { getStepChallenge, type SessionClaims } from '~/app/platform/auth/session.server';
import { passkeyAnswerField } from '~/app/platform/forms/passkey-answer-field';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import { enterCode } from '~/app/services/access/enter-code.server';
import { readSecondFactor } from '~/app/services/access/read-second-factor.server';
import { enterPasskey } from '~/app/services/passkeys/enter-passkey.server';
import type { SecondStep } from '~/domain/access/second-step';
import type { Tenant } from '~/domain/company/scope';
import { fail } from '~/domain/shared/result';
import { signInOrigin } from './sign-in-origin.server';

/** The fields that answer the second step: a code that was typed, or what a passkey signed. */
export const stepFields = {
  code: z.object({ code: z.string().max(100) }),
  passkey: z.object({ answer: passkeyAnswerField }),
};
type SentStep = z.infer<(typeof stepFields)['code']> | z.infer<(typeof stepFields)['passkey']>;

interface Sent {
  readonly request: Request;
  readonly context: RequestContext;
  readonly deps: Deps;
}

/** The ways in which an account can take the second step of a sign-in whose password step had this challenge. */
export const describeSecondStep = async (
  { context: { platform }, deps }: Pick<Sent, 'context' | 'deps'>,
  { username, challenge, ...tenant }: Tenant & { username: string; challenge: string | undefined },
): Promise<SecondStep> => {
  const factor = await readSecondFactor(deps, tenant, username);
  const rpId = platform.passkeys?.rpId;
  const known = factor?.passkeys.map(({ id }) => id) ?? [];
  const canAsk = rpId !== undefined && challenge !== undefined && known.length > 0;
  return {
    hasApp: factor?.hasApp ?? true,
    passkey: canAsk ? { rpId, challenge, known } : null,
  };
};

/** Takes the second step of the sign-in that these claims began. */
export const answerSecondStep = async (
  { request, context, deps }: Sent,
  claims: SessionClaims,
  sent: SentStep,
) => {
  const origin = await signInOrigin(request, context);
  if ('code' in sent) return enterCode({ deps, claims, typed: sent.code, ...origin });
  const { passkeys: verifier } = context.platform;
  if (!verifier) return fail({ code: 'wrong-passkey' } as const);
  const challenge = getStepChallenge(claims);
  return enterPasskey({ deps, claims, verifier, challenge, answer: sent.answer, ...origin });
};
