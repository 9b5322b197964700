import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { NewNotice } from '~/domain/mail/notice';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

/** When administrators reminded drivers who have no list. */
export interface ListReminderStore {
  /** When drivers were last reminded in the period; null if they were not. */
  findLast(scope: SiteScope, periodId: string): Promise<Instant | null>;
  /** Stores the notice, if the last reminder of the period is still the one at `last`. */
  remind(
    scope: SiteScope,
    periodId: string,
    reminder: {
      readonly last: Instant | null;
      readonly at: Instant;
      readonly notice: NewNotice;
      readonly entry: Activity;
    },
  ): Promise<Result<null, { code: 'reminded-meanwhile' }>>;
}
