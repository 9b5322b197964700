import type { Call, Deps } from '~/app/ports/deps';
import { makeSiteScope, type ListOwner } from '~/app/ports/sessions';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import { senderLimit } from '~/domain/access/attempt-limits';
import { toSenderKey } from '~/domain/access/sender';
import { isFeedLive } from '~/domain/calendar/calendar-feed';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';

/** A feed that a link leads to, with the rights of its driver. */
export interface OpenFeed extends ListOwner {
  /** The hash of the secret in the link. */
  readonly hash: string;
  readonly feed: CalendarFeed;
}

export type FeedRefusal = { readonly code: 'feed-unknown' } | TooManyAttempts;

type OpenDeps = Pick<Deps, 'stores' | 'clock' | 'sha256'>;

/**
 * Two reads: the feed says whose it is, and the driver's credential whether it still counts. Names that are no tenant find
 * nothing.
 */
const findFeed = async (
  { stores, clock, sha256 }: OpenDeps,
  tenant: Tenant,
  secret: string,
): Promise<OpenFeed | null> => {
  const hash = sha256(secret);
  const feed = await stores.calendarFeeds.find(tenant, hash);
  if (!feed) return null;
  const { employeeId } = feed;
  const { site, company, driver, credential } = await stores.access.readDriver(tenant, employeeId);
  if (!site?.isActive || !company?.isActive || !driver) return null;
  const now = toInstant(clock.now());
  const rules = { settings: site.settings, epoch: getSessionEpoch(site, company), now };
  if (credential?.calendarFeed?.hash !== hash || !isFeedLive(feed, rules)) return null;
  const scope = makeSiteScope(tenant, { role: 'driver', employeeId });
  return { hash, feed, scope, site, company, driver };
};

/**
 * Opens the feed that a link leads to. Links that are unknown, turned off, or of a deactivated site are refused alike, and
 * counted for their network, as wrong passwords are; a right one is let in however many were wrong, because 256 random bits
 * cannot be guessed. `deps` are not the tenant's own: nothing is proven yet.
 */
export const openFeed = async ({
  deps,
  tenant,
  secret,
  address,
}: Call<
  'stores' | 'clock' | 'sha256',
  {
    tenant: Tenant;
    secret: string;
    /** The sender's IP address. */
    address: string;
  }
>): Promise<Result<OpenFeed, FeedRefusal>> => {
  const found = await findFeed(deps, tenant, secret);
  if (found) return ok(found);
  const limit = senderLimit({ isGuessedAt: false, drivers: 0 });
  const counter = openCounter(deps, `calendar-feed#network#${toSenderKey(address)}`);
  const isTaken = await counter.take(limit);
  return fail(isTaken ? { code: 'feed-unknown' } : tooManyAttempts(deps.clock.now(), limit));
};
