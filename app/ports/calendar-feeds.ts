import type { CurrentFeed } from '~/domain/access/current-feed';
import type { Activity } from '~/domain/activity/activity';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import type { SiteScope, Tenant } from '~/domain/company/scope';

/** A change of which feed counts, decided on `read`. What `read` names is deleted. */
interface FeedChange {
  readonly read: CurrentFeed;
  /** The feed to store under its hash; null if there shall be none. */
  readonly next: { readonly hash: string; readonly feed: CalendarFeed } | null;
  readonly entry: Activity;
}

export interface CalendarFeedStore {
  /** The feed with this hash, in one read; null if there is none. It may have ended (`isFeedLive`). */
  find(tenant: Tenant, hash: string): Promise<CalendarFeed | null>;
  /** Stores what the feed showed if it is still the one that was read; otherwise changes nothing. */
  noteRead(
    scope: SiteScope,
    hash: string,
    change: { readonly read: CalendarFeed; readonly next: CalendarFeed },
  ): Promise<void>;
  /**
   * Changes a driver's feed under the conditions of `changeOwnDevices`. Otherwise returns false and stores nothing.
   */
  changeOfDriver(
    scope: SiteScope,
    change: FeedChange & { readonly employeeId: string; readonly sessionVersion: number },
  ): Promise<boolean>;
  readOfSite(scope: SiteScope): Promise<CurrentFeed>;
  /** Changes the feed of the site; otherwise returns false and stores nothing. */
  changeOfSite(scope: SiteScope, change: FeedChange): Promise<boolean>;
}
