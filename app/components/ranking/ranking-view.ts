import type { Driver } from '~/domain/drivers/driver';
import type { Deadline } from '~/domain/selection/selection-window';
import type { SavedList } from './receipt';

/** What the pages on which a driver ranks something, jobs or vacation weeks, have in common. */
export interface RankingView {
  readonly driver: Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber' | 'airportCertified'>;
  readonly companyName: string;
  readonly site: { readonly siteId: string; readonly name: string; readonly timeZone: string };
  /** Epoch milliseconds. */
  readonly serverNow: number;
  /** The list as the server has it. */
  readonly list: readonly string[];
  readonly saved: SavedList | null;
  readonly mayEdit: boolean;
  readonly allowPrinting: boolean;
  /** Whom to ask; empty if the site names nobody. */
  readonly contactEmail: string;
  /** Binds a draft in the address, and what the page sends, to this driver and selection: nobody meets somebody else's. */
  readonly pageKey: string;
}

/** When saving ends or ended; null where no time is set. */
export interface Closing {
  readonly isOpen: boolean;
  readonly at: Deadline | null;
}

/** Why a save was refused. */
export interface SaveProblem {
  readonly title: string;
  readonly text: string;
}

/** The texts and the address by which the ranking pages differ. */
export interface RankingWords {
  readonly path: string;
  readonly noun: 'Job' | 'Week';
  readonly title: string;
  readonly hint: string;
  /** An empty list that may be changed, and one that may not. */
  readonly emptyHint: string;
  readonly nothingRanked: string;
  /** What a receipt says of an empty list. */
  readonly savedEmpty: string;
}
