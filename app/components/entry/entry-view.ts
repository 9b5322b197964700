import type { CataloguePage, ListWords } from '~/app/components/ranking/catalogue';
import type {
  CatalogueView,
  RankingView,
  SaveProblem,
} from '~/app/components/ranking/ranking-view';
import { adminCopy } from '~/app/copy/copy';
import type { Driver } from '~/domain/drivers/driver';
import type { Seal } from '~/domain/site/seal';

/** What an administrator's page shows about a driver's list, beyond what the driver's own page does. */
export interface EntryState extends RankingView {
  /** When the driver saved a list themselves, as an ISO instant; null if they have not. */
  readonly ownSaveAt: string | null;
  readonly isCarriedOver: boolean;
  /** Set while lists are sealed: then the page shows that a list is stored, but not what is on it. */
  readonly seal: Seal | null;
}

/** What an administrator sees who enters a list for a driver. */
export type EntryView<Item, Column extends string, Filter> = CatalogueView<Item, Column, Filter> &
  EntryState;

/** A refused form: why, and what was typed, which a page without JavaScript shows again. */
export interface RefusedEntry {
  readonly error: SaveProblem & { readonly code: string };
  readonly typed?: { readonly askedBy: string; readonly how: string };
}

/** The page for entering a driver's list of jobs or vacation weeks. */
export const getEntryPath = (
  employeeId: string,
  noun: CataloguePage<never, never, never>['noun'],
) => `/admin/driver-picks/${employeeId}${noun === 'week' ? '/vacation' : ''}`;

/** Whom picks forms are printed for: nobody yet, the drivers without a list, or drivers by number. */
export const picksFormKinds = ['blank', 'missing', 'chosen'] as const;

export const picksFormPath = '/admin/picks-form';

/** The picks form of one driver, or of all without a list. */
export const getPicksFormPath = (employeeId: string | null): string =>
  employeeId === null
    ? `${picksFormPath}?of=missing`
    : `${picksFormPath}?of=chosen&drivers=${employeeId}`;

const entryWords: ListWords = {
  get emptyTitle() {
    return adminCopy.entry.emptyTitle;
  },
  get name() {
    return adminCopy.entry.list;
  },
  get save() {
    return adminCopy.entry.save;
  },
  isOwn: false,
};

/** A driver's catalogue as it is on the administrator's page. */
export const toEntryCatalogue = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  { employeeId, name }: Pick<Driver, 'employeeId' | 'name'>,
  isSealed = false,
): CataloguePage<Item, Column, Filter> => ({
  ...catalogue,
  path: getEntryPath(employeeId, catalogue.noun),
  list: entryWords,
  title: adminCopy.entry.listTitle(name),
  hint: adminCopy.entry.firstPick,
  emptyHint: adminCopy.entry.emptyHint,
  nothingRanked: adminCopy.entry.nothingRanked,
  savedEmpty: isSealed ? adminCopy.entry.savedSealed : adminCopy.entry.savedEmpty,
});
