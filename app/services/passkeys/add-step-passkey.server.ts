import type { SentAnswer } from '~/app/ports/access';
import {
  saveOwnAccount,
  type OwnAccount,
  type OwnAccountError,
} from '~/app/services/access/save-own-account.server';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import { startSecondFactor } from '~/app/services/access/start-second-factor.server';
import { maxPasskeys } from '~/domain/access/passkey';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { takeNewKey } from './take-answer.server';

export type AddStepPasskeyError =
  | OwnAccountError
  | { readonly code: 'too-many-passkeys'; readonly most: number }
  | { readonly code: 'passkey-invalid' };

/** Adds a passkey to the second step of an administrator's sign-in, or turns that on with it and these recovery codes. */
export const addStepPasskey = ({
  sent,
  name,
  recoveryCodes,
  ...own
}: OwnAccount & {
  sent: SentAnswer;
  name: string;
  /** Missing if the second step is on already. */
  recoveryCodes?: readonly string[] | undefined;
}): Promise<Result<SignedIn, AddStepPasskeyError>> =>
  saveOwnAccount<AddStepPasskeyError>(own, async (credential) => {
    const { secondFactor } = credential;
    const others = secondFactor?.passkeys ?? [];
    if (others.length >= maxPasskeys) return fail({ code: 'too-many-passkeys', most: maxPasskeys });
    const key = await takeNewKey(own.deps, sent);
    if (!key || others.some(({ id }) => id === key.id)) return fail({ code: 'passkey-invalid' });
    const started = await startSecondFactor(own, secondFactor, recoveryCodes);
    if (!started.ok) return started;
    const at = toInstant(own.deps.clock.now());
    const passkeys = [...others, { ...key, name, since: at, lastUsedAt: at }];
    const changed = { ...credential, secondFactor: { ...started.value, passkeys } };
    return ok({ changed, change: 'passkey-added' });
  });
