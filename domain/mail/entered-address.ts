import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import {
  contactLinkValidMs,
  getsMail,
  hasAddress,
  maskedEmail,
  toMailbox,
  type Contact,
  type LossReason,
} from './contact';

/** What administrators see of a driver's email address: never one that the driver entered, and no confirmed one. */
export type AddressStatus =
  | { readonly state: 'none' }
  | { readonly state: 'lost'; readonly why: LossReason | undefined; readonly at: Instant }
  | {
      readonly state: 'waiting';
      /** Masked; null if the driver entered it. */
      readonly email: string | null;
      readonly byAdmin: boolean;
      /** When its owner was last asked; null if an earlier version asked. */
      readonly askedAt: Instant | null;
      /** Whether the link of that request still works. */
      readonly isOpen: boolean;
    }
  | { readonly state: 'confirmed' };

export const describeAddress = (contact: Contact | null, now: Instant): AddressStatus => {
  if (!contact || !hasAddress(contact))
    return contact?.lost
      ? { state: 'lost', why: contact.lost.why, at: contact.lost.at }
      : { state: 'none' };
  if (!contact.unconfirmed) return { state: 'confirmed' };
  const { at = null, byAdmin = false } = contact.asked ?? {};
  const email = byAdmin ? maskedEmail(contact.email) : null;
  const isOpen = at !== null && toEpochMs(now) < toEpochMs(at) + contactLinkValidMs;
  return { state: 'waiting', email, byAdmin, askedAt: at, isOpen };
};

/** Names the state of an address without saying anything of it, so that a page notices what changed meanwhile. */
export const nameAddressState = (contact: Contact | null): string =>
  contact && hasAddress(contact)
    ? (contact.asked?.at ?? 'asked-earlier')
    : (contact?.lost?.at ?? 'none');

export type EnteredAddressError =
  /** Only the driver changes a confirmed address. */
  { readonly code: 'address-is-drivers' } | { readonly code: 'driver-address-changed' };

/** Whether an administrator may change a driver's address, which the page showed in the state `seen`. */
export const checkEntry = (
  contact: Contact | null,
  seen: string,
): Result<null, EnteredAddressError> => {
  if (contact && getsMail(contact)) return fail({ code: 'address-is-drivers' });
  return nameAddressState(contact) === seen ? ok(null) : fail({ code: 'driver-address-changed' });
};

/** Whether the driver's last address had this mailbox, and its owner stopped emails or they did not arrive. */
export const isStopped = (
  contact: Contact | null,
  email: string,
  sha256: (text: string) => string,
): boolean => contact?.lost?.digest === sha256(toMailbox(email));
