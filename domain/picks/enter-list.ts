import type { Driver } from '~/domain/drivers/driver';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import type { EnteredBy } from './entered-by-schema';

/** Ways in which a driver, or somebody for the driver, can ask an administrator to enter a list. */
export const askWays = ['phone', 'in-person', 'message', 'letter'] as const;
export type AskWay = (typeof askWays)[number];

/** The maximum length of the name or role of whoever asked. */
export const maxAskedByLength = 80;

/** The part of a stored list that decides whether an administrator may replace it. */
interface SavedBefore {
  readonly acceptedAt: string;
  readonly receiptNumber: string;
  readonly enteredBy?: EnteredBy | undefined;
}

/** What an administrator states with a list that they enter for a driver. */
export interface Entry {
  readonly username: string;
  readonly askedBy: string;
  readonly how: string;
  /** The receipt of the list that the page showed; null if the driver had none. */
  readonly seenReceipt: string | null;
  /** The administrator confirms that the driver asked to replace the list that they had saved themselves. */
  readonly replacesOwn: boolean;
}

/** The driver of a list that is typed from paper. */
export interface TypedOwner extends Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'> {
  /** The jobs that the driver may not hold. */
  readonly barred: readonly string[];
  /** The list of this period that a new one replaces; null if there is none. */
  readonly stored: {
    readonly receiptNumber: string;
    readonly acceptedAt: Instant;
    /** When the driver last saved a list themselves; null if they have not. */
    readonly ownSaveAt: Instant | null;
  } | null;
}

export type EnterListError =
  | { readonly code: 'list-saved-since' }
  | { readonly code: 'own-list-saved' }
  | { readonly code: 'asked-by-missing' }
  | { readonly code: 'ask-way-missing' };

/** When the driver last saved a list themselves in the selection of a stored list; null if they have not. */
export const getOwnSave = ({ acceptedAt, enteredBy }: SavedBefore): string | null =>
  enteredBy ? (enteredBy.ownSaveAt ?? null) : acceptedAt;

/**
 * Decides whether an administrator may enter a list (domain/README.md#lists-entered-for-a-driver). `stored` is the
 * driver's list from any selection, `ownSaveAt` the driver's own save of this one.
 */
export const enterList = (
  { stored, ownSaveAt }: { stored: SavedBefore | null; ownSaveAt: string | null },
  { username, how, seenReceipt, replacesOwn, ...entry }: Entry,
): Result<EnteredBy, EnterListError> => {
  if ((stored?.receiptNumber ?? null) !== seenReceipt) return fail({ code: 'list-saved-since' });
  if (ownSaveAt !== null && !replacesOwn) return fail({ code: 'own-list-saved' });
  const askedBy = cutText(cleanText(entry.askedBy), maxAskedByLength);
  if (askedBy === '') return fail({ code: 'asked-by-missing' });
  if (!askWays.some((way) => way === how)) return fail({ code: 'ask-way-missing' });
  return ok({ username, askedBy, how, ...(ownSaveAt !== null && { ownSaveAt }) });
};
