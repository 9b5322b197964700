import * as z from 'zod';
import { passkeyAnswerField } from '~/app/platform/forms/passkey-answer-field';
import { attemptOrigin, deviceWords } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { changeSecondFactor } from '~/app/services/access/change-second-factor.server';
import { addStepPasskey } from '~/app/services/passkeys/add-step-passkey.server';
import { maxPasskeyName } from '~/domain/access/limits';
import { authenticatorSchema, recoveryCodesSchema } from '~/domain/access/second-factor-schema';
import { cleanText } from '~/domain/shared/clean-text';
import { fail } from '~/domain/shared/result';

const currentPassword = z.string().max(1000);
const recoveryCodes = z
  .string()
  .max(1000)
  .transform((text) => text.split(' '))
  .pipe(recoveryCodesSchema);

export const twoStepForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('turn-on'),
    currentPassword,
    /** Only with the first app or passkey. */
    recoveryCodes: recoveryCodes.optional(),
    secret: authenticatorSchema.shape.secret,
    code: z
      .string()
      .max(100)
      .transform((typed) => typed.replace(/\s/g, '')),
  }),
  z.object({
    intent: z.literal('add-passkey'),
    currentPassword,
    recoveryCodes: recoveryCodes.optional(),
    name: z.string().max(1000).transform(cleanText).pipe(z.string().max(maxPasskeyName)),
    answer: passkeyAnswerField,
  }),
  z.object({ intent: z.literal('new-recovery-codes'), currentPassword, recoveryCodes }),
  z.object({ intent: z.literal('remove-app'), currentPassword }),
  z.object({
    intent: z.literal('remove-passkey'),
    currentPassword,
    passkeyId: z.string().max(400),
  }),
  z.object({ intent: z.literal('turn-off'), currentPassword }),
]);
export type TwoStepForm = z.infer<typeof twoStepForm>;

interface Sent {
  readonly request: Request;
  readonly context: RequestContext;
  readonly deps: Deps;
  readonly access: AdminSession;
}

/** Does what a form of the page asks for. */
export const actOnTwoStep = async (
  { currentPassword, ...change }: TwoStepForm,
  { request, context, deps, access }: Sent,
) => {
  const own = { deps, access, currentPassword, ...(await attemptOrigin(request, context)) };
  if (change.intent !== 'add-passkey') return changeSecondFactor({ ...own, change });
  const { passkeys: verifier, passkeyChallenges } = context.platform;
  if (!verifier) return fail({ code: 'passkey-invalid' } as const);
  const { name, answer, recoveryCodes } = change;
  const challenge = await passkeyChallenges.read(request);
  const added = await addStepPasskey({
    ...own,
    sent: { verifier, challenge, answer },
    name: name || deviceWords(request.headers.get('user-agent')),
    recoveryCodes,
  });
  if (added.ok) context.setCookie(passkeyChallenges.clear());
  return added;
};
