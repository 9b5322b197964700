import { setting, type Condition } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { sha256 } from '~/app/store/table/sha256';
import { contactSchema, type AddressState, type Contact } from '~/domain/mail/contact';
import type { Muted } from '~/domain/mail/message-kinds';

/** An update of a contact, which creates the item if it is missing. */
export const settingContact = (
  employeeId: string,
  attributes: Readonly<Record<string, unknown>>,
): Required<Condition> => setting({ type: 'contact', ...attributes, employeeId });

/** A request names its address by a digest, because the version before requests replaces the address and leaves them. */
export const toAddressAttributes = ({ email, unconfirmed, asked, lost }: AddressState) => ({
  email,
  unconfirmed,
  asked: asked && email !== undefined ? { ...asked, of: sha256(email) } : undefined,
  lost,
});

const isAbout = (asked: unknown, email: unknown): boolean =>
  typeof email === 'string' && (asked as { of?: unknown }).of === sha256(email);

/**
 * What is turned off for texts is stored beside what is turned off for the other channels, because the version before texts
 * cannot read a contact with a channel that it does not know.
 */
export const toMutedAttributes = ({ sms, ...muted }: Muted) => ({ muted, mutedTexts: sms });

export const fromContactItem = ({ mutedTexts, asked, ...item }: Record<string, unknown>): Contact =>
  readItem('contact', contactSchema, {
    ...item,
    ...(asked !== undefined && isAbout(asked, item.email) && { asked }),
    ...(mutedTexts !== undefined && { muted: { ...(item.muted as object), sms: mutedTexts } }),
  });

/** Requires that nobody has changed the devices or the number meanwhile. */
export const hasVersion = (attribute: 'push' | 'phone', version: number): Condition =>
  version === 0
    ? { expression: 'attribute_not_exists(#known)', names: { '#known': attribute } }
    : {
        expression: '#known.#version = :known',
        names: { '#known': attribute, '#version': 'version' },
        values: { ':known': version },
      };
