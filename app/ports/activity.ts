import type { Activity } from '~/domain/activity/activity';
import type { Instant } from '~/domain/shared/instant';
import type { SiteScope } from '~/domain/company/scope';

interface ActivityPage {
  /** Newest first. */
  readonly entries: Activity[];
  /** The cursor: the id of the entry before which to continue; null at the end of the visible entries. */
  readonly next: string | null;
}

export interface ActivityStore {
  append(scope: SiteScope, entry: Activity): Promise<void>;
  /** Newest first, at most `limit` (1–1000). */
  latest(scope: SiteScope, limit: number): Promise<Activity[]>;
  /** How many entries were made at `since` or later: a small read if there are few. */
  countSince(scope: SiteScope, since: Instant): Promise<number>;
  /**
   * Newest first, at most `limit` (1–1000) of the visible entries, older than the id `before` and not older
   * than the id `since`. Ids are positions in the scope's own log, so one of another site reveals no entry of
   * that site.
   */
  page(
    scope: SiteScope,
    range: {
      readonly before?: string | undefined;
      readonly since?: string | undefined;
      readonly limit: number;
    },
  ): Promise<ActivityPage>;
  /** Hides everything older than `entry`, which it logs; the hidden entries stay stored. */
  hideOlder(scope: SiteScope, entry: Activity): Promise<void>;
}
