import type { Activity } from '~/domain/activity/activity';
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
  /**
   * At most `limit` (1–1000) visible entries, newest first, older than the id `before` and not older than the id
   * `since`; with `withHidden` also those that were hidden. Ids are only positions in this scope's log, so passing another site's id reveals nothing of that site.
   */
  page(
    scope: SiteScope,
    range: {
      readonly before?: string | undefined;
      readonly since?: string | undefined;
      readonly limit: number;
      readonly withHidden?: true;
    },
  ): Promise<ActivityPage>;
  /** Appends `entry` and hides everything older; the hidden entries stay stored. */
  hideOlder(scope: SiteScope, entry: Activity): Promise<void>;
}
