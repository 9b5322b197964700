import type { Driver } from '~/domain/drivers/driver';
import type { Deadline } from '~/domain/shared/deadline';
import type { RankingQuery } from './catalogue';
import type { SavedList } from './receipt';

/** What the pages on which a driver ranks jobs or vacation weeks have in common. */
export interface RankingView {
  readonly driver: Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber' | 'airportCertified'>;
  readonly companyName: string;
  readonly site: { readonly siteId: string; readonly name: string; readonly timeZone: string };
  /** Epoch milliseconds. */
  readonly serverNow: number;
  /** The list as the server has it. */
  readonly list: readonly string[];
  /** Picks of it that are no longer offered. */
  readonly vanished: readonly string[];
  readonly saved: SavedList | null;
  readonly mayEdit: boolean;
  /** When saving ends or ended; `at` is null where no time is set. */
  readonly closing: { readonly isOpen: boolean; readonly at: Deadline | null };
  readonly allowPrinting: boolean;
  /** Whom to ask; empty if the site names nobody. */
  readonly contactEmail: string;
  /** Binds a draft in the address, and what the page sends, to this driver and selection: nobody meets somebody else's. */
  readonly pageKey: string;
}

/** A page with what may be ranked, and what its address asked for. */
export interface CatalogueView<Item, Column extends string, Filter> extends RankingView {
  readonly offered: readonly Item[];
  /** `draft` is null without a draft of this driver. */
  readonly query: RankingQuery<Column, Filter>;
}

/** Why a save was refused. */
export interface SaveProblem {
  readonly title: string;
  readonly text: string;
}
