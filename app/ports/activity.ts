import type { Activity } from '~/domain/activity/activity';
import type { Instant } from '~/domain/shared/instant';
import type { SiteScope } from '~/domain/company/scope';

interface ActivityPage {
  /** Newest first. */
  readonly entries: Activity[];
  /** The id to go on before; null at the end of what the site shows. */
  readonly next: string | null;
}

export interface ActivityStore {
  append(scope: SiteScope, entry: Activity): Promise<void>;
  /** Newest first, at most `limit` (1–1000). */
  latest(scope: SiteScope, limit: number): Promise<Activity[]>;
  /** How many entries were made at `since` or later: one small read while there are few. */
  countSince(scope: SiteScope, since: Instant): Promise<number>;
  /**
   * Newest first, at most `limit` (1–1000) of the entries that the site shows, older than the id
   * `before` and not older than the id `since`. Ids are places in the scope's own log: one of another
   * site leads to no entry of that site.
   */
  page(
    scope: SiteScope,
    range: {
      readonly before?: string | undefined;
      readonly since?: string | undefined;
      readonly limit: number;
    },
  ): Promise<ActivityPage>;
  /** Shows nothing older than `entry` any more, which it logs; the entries stay. */
  hideOlder(scope: SiteScope, entry: Activity): Promise<void>;
}
