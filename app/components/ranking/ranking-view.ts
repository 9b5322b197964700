import type { AwardDriver } from '~/domain/award/award-input';
import type { ShownLogo } from '~/domain/logo/logo';
import type { Channel } from '~/domain/mail/message-kinds';
import type { EarlierList } from '~/domain/picks/current-picks';
import type { Deadline } from '~/domain/time/deadline';
import type { RankingQuery } from './catalogue';
import type { SavedList } from './save/receipt';

/** What the pages for ranking jobs and for ranking vacation weeks have in common. */
export interface RankingView {
  readonly driver: AwardDriver;
  readonly companyName: string;
  readonly logo?: ShownLogo | undefined;
  readonly site: {
    readonly companyId: string;
    readonly siteId: string;
    readonly name: string;
    readonly timeZone: string;
  };
  /** Epoch milliseconds. */
  readonly serverNow: number;
  /** The list as saved on the server. */
  readonly list: readonly string[];
  /** Picks on the list that are no longer offered. */
  readonly vanished: readonly string[];
  readonly saved: SavedList | null;
  /** The receipt of the stored list, from whichever period; null if there is none. */
  readonly storedReceipt: string | null;
  readonly mayEdit: boolean;
  /** When saving ends or ended; `at` is null if no time is set. */
  readonly closing: { readonly isOpen: boolean; readonly at: Deadline | null };
  readonly allowPrinting: boolean;
  /** Whether the driver may get a link to their calendar; never at a kiosk. */
  readonly hasCalendarFeed: boolean;
  /** Whether the driver may call this browser their own; never at a kiosk. */
  readonly hasOwnDevices: boolean;
  /** Whether the driver has done so, and it still counts. Only then may the browser keep data of the driver. */
  readonly isOwnDevice: boolean;
  /** If the page is a copy that was opened without a network: the server's time when it was made, in epoch milliseconds. */
  readonly asOf?: number;
  /** Whether the page was opened as a copy, even if it has been read again since. */
  readonly wasCopy?: boolean;
  /** The email address for questions; empty if the site has set none. */
  readonly contactEmail: string;
  /**
   * Identifies the driver and the period. The key is part of the URL's draft and of everything that the page sends, so
   * that neither is ever used for another driver or period.
   */
  readonly pageKey: string;
}

/** What only a driver's own page knows, and not that of an administrator who enters a list. */
export interface OwnPageView {
  /** Identifies the driver and the windows of the site, so that the page notices when they change. */
  readonly windowKey: string;
  /** The channels of a reminder that the page offers after the first save. */
  readonly reminder: readonly Channel[];
}

/** What a ranking page shows: the common parts, the offered items, and the state that the page's URL asks for. */
export interface CatalogueView<Item, Column extends string, Filter> extends RankingView {
  readonly offered: readonly Item[];
  /** The driver's list of an earlier period, if it does not count in this one. */
  readonly earlier?: EarlierList | null;
  /** `draft` is null if the URL holds no draft of this driver. */
  readonly query: RankingQuery<Column, Filter>;
}

/** Why a save was refused. */
export interface SaveProblem {
  /** `no-answer` if the server did not answer. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
}
