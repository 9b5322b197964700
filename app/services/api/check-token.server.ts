import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '~/app/ports/deps';
import { makeSiteScope, type SiteAccess } from '~/app/ports/sessions';
import {
  openCounter,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import { type AttemptLimit, senderLimit } from '~/domain/access/attempt-limits';
import { toSenderKey } from '~/domain/access/sender';
import { getScopes, hasExpired, noteUse } from '~/domain/api/api-tokens';
import type { ApiScope } from '~/domain/api/limits';
import { readToken } from '~/domain/api/token-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

const perMinute: AttemptLimit = { max: 60, windowMs: minuteMs };

/** Counts a request of a token. Returns the refusal if it has sent too many in this minute, otherwise null. */
export const takeRequest = async (
  deps: CounterDeps,
  tokenId: string,
): Promise<TooManyAttempts | null> =>
  (await openCounter(deps, `api#${tokenId}`).take(perMinute))
    ? null
    : tooManyAttempts(deps.clock.now(), perMinute);

/** A program that a token lets in. */
export interface ProgramAccess extends SiteAccess {
  readonly tokenId: string;
  readonly scopes: readonly ApiScope[];
}

export type TokenRefusal =
  | { readonly code: 'wrong-token' }
  | { readonly code: 'site-not-active' }
  | TooManyAttempts;

type CheckDeps = Pick<Deps, 'stores' | 'clock' | 'sha256'>;

const isSameDigest = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Unknown, expired, revoked and damaged tokens are refused alike. */
const findToken = async ({ stores, sha256 }: CheckDeps, text: string, now: Instant) => {
  const named = readToken(text);
  if (!named) return null;
  const read = await stores.apiTokens.readWithSite(named.tenant);
  const token = read.tokens.tokens.find(({ id }) => id === named.id);
  const isRight = isSameDigest(token?.digest ?? sha256(''), sha256(text));
  const { site, company } = read;
  if (!token || !isRight || hasExpired(token, now) || !site || !company) return null;
  return { ...named, token, site, company, tokens: read.tokens };
};

/**
 * Lets a program in, or says why not. Its requests are counted, also those to a deactivated site. Wrong tokens are counted for their network, as wrong passwords are; a right one is
 * let in however many were wrong, because 256 random bits cannot be guessed. `deps` are not the tenant's own: nothing is
 * proven yet.
 */
export const checkToken = async ({
  deps,
  text,
  address,
}: {
  deps: CheckDeps;
  text: string;
  /** The sender's IP address. */
  address: string;
}): Promise<Result<ProgramAccess, TokenRefusal>> => {
  const now = toInstant(deps.clock.now());
  const found = await findToken(deps, text, now);
  if (!found) {
    const limit = senderLimit({ isGuessedAt: false, drivers: 0 });
    const counter = openCounter(deps, `api-token#network#${toSenderKey(address)}`);
    const isTaken = await counter.take(limit);
    return fail(isTaken ? { code: 'wrong-token' } : tooManyAttempts(deps.clock.now(), limit));
  }
  const { token, tenant, site, company, tokens } = found;
  const tooMany = await takeRequest(deps, token.id);
  if (tooMany) return fail(tooMany);
  if (!site.isActive || !company.isActive) return fail({ code: 'site-not-active' });
  const actor = { role: 'program', tokenId: token.id, name: token.name } as const;
  const scope = makeSiteScope(tenant, actor);
  const used = noteUse(tokens, token.id, now);
  // Not stored if somebody changes the tokens at the same time, or if the store fails; the next use is.
  if (used) await deps.stores.apiTokens.save(scope, used, null).catch(() => false);
  return ok({ scope, site, company, tokenId: token.id, scopes: getScopes(token) });
};
