import type { Call, Deps } from '~/app/ports/deps';
import { makeSiteScope, type SiteAccess } from '~/app/ports/sessions';
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
import type { Driver } from '~/domain/drivers/driver';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';

/** A feed that a link leads to, with the rights of its driver; those to read of the site for that of the site. */
export interface OpenFeed extends SiteAccess {
  /** The hash of the secret in the link. */
  readonly hash: string;
  readonly feed: CalendarFeed;
  /** Null for the feed of the site. */
  readonly driver: Driver | null;
}

export type FeedRefusal = { readonly code: 'feed-unknown' } | TooManyAttempts;

type OpenDeps = Pick<Deps, 'stores' | 'clock' | 'sha256'>;

/** Whose feed it is, and whether that still counts: a driver's credential names it, and the site's exists only while it counts. */
const readOwner = async (
  stores: OpenDeps['stores'],
  tenant: Tenant,
  feed: CalendarFeed,
  hash: string,
) => {
  const { employeeId } = feed;
  if (employeeId === null) return { ...(await stores.sites.read(tenant)), driver: null };
  const { credential, ...owner } = await stores.access.readDriver(tenant, employeeId);
  const counts = owner.driver !== null && credential?.calendarFeed?.hash === hash;
  return counts ? owner : null;
};

/** Two reads: the feed, and its owner. Names that are no tenant find nothing. */
const findFeed = async (
  { stores, clock, sha256 }: OpenDeps,
  tenant: Tenant,
  secret: string,
): Promise<OpenFeed | null> => {
  const hash = sha256(secret);
  const feed = await stores.calendarFeeds.find(tenant, hash);
  if (!feed) return null;
  const owner = await readOwner(stores, tenant, feed, hash);
  if (!owner?.site?.isActive || !owner.company?.isActive) return null;
  const { site, company, driver } = owner;
  const now = toInstant(clock.now());
  const rules = { settings: site.settings, epoch: getSessionEpoch(site, company), now };
  if (!isFeedLive(feed, rules)) return null;
  const actor = driver
    ? ({ role: 'driver', employeeId: driver.employeeId } as const)
    : ({ role: 'system', name: 'calendar-feed' } as const);
  return { hash, feed, scope: makeSiteScope(tenant, actor), site, company, driver };
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
