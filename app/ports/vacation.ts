import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { Result } from '~/domain/shared/result';
import type { ManualWeeks } from '~/domain/vacation/manual-weeks';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import type { ManualVacation, VacationWeek, WeekFields } from '~/domain/vacation/vacation-week';
import type { PicksStore } from './picks';
import type { ChangesPage, StoredChange, WithKept } from './roster';

/** A change of weeks, stored all or nothing. Each week carries the version on which the change was decided. */
export interface WeeksChange extends WithKept<WeekFields> {
  /** The weeks to store. A week with version 0 must be new. */
  readonly puts?: readonly VacationWeek[];
  readonly deletes?: readonly VacationWeek[];
  /**
   * The changed manual assignments, at most once for each driver, if the driver still has those of before. The week of an
   * added one must be in `puts`, so that parallel assignments conflict and slots are counted correctly.
   */
  readonly manual?: readonly ManualWeeks[];
  readonly entry: Activity;
}

export interface WeekStore {
  /** All weeks, sorted by ID, compared as text. Both this read and `manual` are strongly consistent. */
  list(scope: SiteScope): Promise<VacationWeek[]>;
  /** Manual assignments in the order they were made, without those of deleted drivers or weeks. */
  manual(scope: SiteScope): Promise<ManualVacation[]>;
  change(scope: SiteScope, change: WeeksChange): Promise<Result<null, { code: 'weeks-changed' }>>;
  /** Both as of `RosterStore`. */
  changes(scope: SiteScope, page: ChangesPage): Promise<readonly StoredChange<WeekFields>[]>;
  findChange(scope: SiteScope, id: string): Promise<StoredChange<WeekFields> | null>;
}

export interface VacationPicksStore extends PicksStore<VacationPicks> {
  /**
   * Saves picks that give up a week, if the stored picks still have the receipt number `over` (null: no picks yet).
   * Removes the driver's manual assignment of it in the same transaction.
   */
  giveUp(
    scope: SiteScope,
    picks: VacationPicks,
    entry: Activity,
    change: { over: string | null; manual: ManualWeeks | null },
  ): Promise<Result<null, { code: 'weeks-changed' }>>;
}
