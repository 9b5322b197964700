import type { Deps } from '~/app/ports/deps';
import type { SsoProvider, SsoRefused, SsoSecrets } from '~/app/ports/sso';
import {
  openCounter,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import { findSender, type AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { fail, ok, type Result } from '~/domain/shared/result';
import { ssoFlowMs } from '~/domain/sso/limits';
import { minuteMs } from '~/domain/time/time-units';
import { keepSsoFailure } from './keep-sso-failure.server';
import { makeSsoSecrets } from './make-sso-secrets';

/** A sign-in at a company's provider that has begun. The browser keeps it until it comes back. */
export interface SsoFlow extends SsoSecrets {
  readonly companyId: string;
  readonly connection: number;
  /** Where the browser goes after the sign-in. */
  readonly next: string;
  /** In epoch milliseconds. */
  readonly expiresAt: number;
}

export type StartSsoError = TooManyAttempts | SsoRefused | { readonly code: 'sso-not-offered' };

/** Sign-ins that one network began and did not finish: at one company, and at all together. */
const limits = {
  pair: { max: 40, windowMs: 15 * minuteMs },
  sender: { max: 100, windowMs: 15 * minuteMs },
};

const openStarts = (deps: CounterDeps, origin: AttemptOrigin, companyId: string) => {
  const { key } = findSender(origin, null, '', 'secret');
  return {
    pair: openCounter(deps, `sso#${companyId}#${key}`),
    sender: openCounter(deps, `sso#${key}`),
  };
};

/** No longer counts a sign-in that began, because it led to a session. */
export const settleStart = async (
  deps: CounterDeps,
  origin: AttemptOrigin,
  companyId: string,
): Promise<void> => {
  const { pair, sender } = openStarts(deps, origin, companyId);
  await Promise.all([pair.giveBack(limits.pair), sender.giveBack(limits.sender)]);
};

/**
 * Begins to sign somebody in at their company's provider. A company that does not exist and one that does not offer this get
 * the same answer.
 */
export const startSso = async ({
  deps,
  provider,
  companyId,
  next,
  redirectUri,
  ...origin
}: {
  deps: CounterDeps & Pick<Deps, 'ids'>;
  provider: SsoProvider;
  companyId: string;
  next: string;
  redirectUri: string;
} & AttemptOrigin): Promise<Result<{ url: string; flow: SsoFlow }, StartSsoError>> => {
  const { pair, sender } = openStarts(deps, origin, companyId);
  if (!(await pair.take(limits.pair)) || !(await sender.take(limits.sender)))
    return fail(tooManyAttempts(deps.clock.now(), limits.pair));
  const { settings } = await deps.stores.sso.read(companyId);
  if (!settings) return fail({ code: 'sso-not-offered' });
  const secrets = makeSsoSecrets(deps);
  const begun = await provider.begin(settings, { ...secrets, redirectUri });
  if (!begun.ok) {
    await keepSsoFailure({ deps, companyId, reason: begun.error.trouble, who: null });
    return begun;
  }
  const { connection } = settings;
  const expiresAt = deps.clock.now() + ssoFlowMs;
  return ok({ url: begun.value, flow: { ...secrets, companyId, connection, next, expiresAt } });
};
