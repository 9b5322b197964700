import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { Instant } from '~/domain/time/instant';
import type { Result } from '~/domain/shared/result';

/** Continues an erasure while there is time. `toEntry` makes the entry of the log once nothing is left. */
export interface ErasingContext<Counts> {
  readonly now: Instant;
  readonly hasTime: () => boolean;
  readonly toEntry: (counts: Counts) => Activity;
}

/** What the erasure of a driver has done so far, or did. */
export interface ErasureCounts {
  /** Items that were deleted. */
  readonly deleted: number;
  /** Items in which the number now stands for the driver. */
  readonly changed: number;
  /** Published records among these. */
  readonly records: number;
}

/** The erasure of a driver. It names the driver only by the number that stands for them afterwards. */
export interface Erasure {
  readonly number: string;
  /** When it was ordered, and by whom. */
  readonly at: Instant;
  readonly by: string;
  /** Null while it is running. */
  readonly doneAt: Instant | null;
  readonly counts: ErasureCounts;
}

export type BeginRefusal =
  /** The list of drivers was changed or is being stored, or the number is taken. */
  { readonly code: 'list-changed' } | { readonly code: 'erasure-running'; readonly number: string };

/** Erases drivers from everything that a site has stored (domain/README.md#erased-drivers). */
export interface ErasureStore {
  /**
   * Removes the driver from the roster, if they are still there, with everything that belongs to them, and notes that the
   * rest is to be erased, in one transaction. The ID cannot be used in the company until then, and the number never.
   */
  begin(
    scope: SiteScope,
    input: {
      readonly employeeId: string;
      readonly number: string;
      readonly at: Instant;
      readonly by: string;
      readonly entry: Activity;
    },
  ): Promise<Result<null, BeginRefusal>>;
  /** All erasures of the site, in the order of their numbers. */
  list(scope: SiteScope): Promise<Erasure[]>;
  /**
   * Continues an erasure in small steps while there is time. Goes through everything again until a whole pass found
   * nothing, because requests that were running may still have written something. True once it is done.
   */
  continue(
    scope: SiteScope,
    number: string,
    context: ErasingContext<ErasureCounts>,
  ): Promise<boolean>;
}
