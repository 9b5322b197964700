import type { SiteCall, Stores, Writing } from '~/app/ports/deps';
import type { RosterStore } from '~/app/ports/roster';
import type { Activity } from '~/domain/activity/activity';
import type { ListEdit } from '~/domain/roster/change-list';
import type { KeptChange, ChangeUndone } from '~/domain/roster/kept-change';
import type { RosterText } from '~/domain/roster/roster-text';
import type { Result } from '~/domain/shared/result';
import type { RowUses } from './count-uses.server';

export type BulkArgs = SiteCall<Writing | 'sha256'>;

/** The list has changed since its preview was made. */
export interface ListOutdated {
  readonly code: 'list-outdated';
}

/** A list as it was read, to change many of its rows. */
interface OpenList<T, E> {
  readonly items: readonly T[];
  /** A different text whenever the list has changed. */
  readonly basis: string;
  /** For each change, every reason why it cannot be stored. All changes write the same items. */
  readonly findClashes: (edits: readonly ListEdit<T>[]) => Promise<readonly (readonly E[])[]>;
  readonly countUses: (ids: readonly string[]) => Promise<RowUses>;
  /** Stores the change if the list is still as it was read. `keep`: what undoing it needs, or which change it undoes. */
  readonly commit: (
    edit: ListEdit<T>,
    entry: Activity,
    keep: KeptChange<T> | ChangeUndone,
  ) => Promise<Result<unknown, E | ListOutdated>>;
}

/** A list that is changed by imports, and by undoing them. */
export interface BulkTarget<T, E> {
  readonly roster: RosterText<T>;
  readonly open: (args: BulkArgs) => Promise<OpenList<T, E>>;
  readonly getStore: (stores: Stores) => Pick<RosterStore<T>, 'changes' | 'findChange'>;
}
