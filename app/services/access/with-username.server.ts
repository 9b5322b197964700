import {
  openCounter,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import { emailLimit } from '~/domain/access/attempt-limits';
import { toSenderKey } from '~/domain/access/sender';
import type { Tenant } from '~/domain/company/scope';
import { fail, type Result } from '~/domain/shared/result';

/**
 * Does the work for the username that was typed, or for the only account of the site with the email address that was typed.
 * An address of two accounts, or of none, is treated like any unknown username, so that the answer reveals nothing.
 */
export const withUsername = async <T, E>(
  {
    deps,
    tenant,
    typed,
    address,
  }: {
    deps: CounterDeps;
    tenant: Tenant;
    /** A username or an email address. */
    typed: string;
    /** The sender's IP address. */
    address: string;
  },
  work: (username: string) => Promise<Result<T, E>>,
): Promise<Result<T, E | TooManyAttempts>> => {
  if (!typed.includes('@')) return work(typed);
  const counter = openCounter(deps, `email#network#${toSenderKey(address)}`);
  if (!(await counter.take(emailLimit))) return fail(tooManyAttempts(deps.clock.now(), emailLimit));
  const [username, ...others] = await deps.stores.access.findUsernames(tenant, typed);
  return work(username === undefined || others.length > 0 ? typed : username);
};
