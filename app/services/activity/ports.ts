import type { Activity } from '~/domain/activity/activity';
import type { Instant } from '~/domain/shared/instant';
import type { SiteScope } from '~/domain/tenancy/scope';

export interface ActivityStore {
  append(scope: SiteScope, entry: Activity): Promise<void>;
  /** Newest first, at most `limit` (1–1000). */
  latest(scope: SiteScope, limit: number): Promise<Activity[]>;
  /** How many entries were made at `since` or later: one small read while there are few. */
  countSince(scope: SiteScope, since: Instant): Promise<number>;
}
