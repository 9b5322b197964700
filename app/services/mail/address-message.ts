import type { Deps } from '~/app/ports/deps';
import type { BulkMessage } from '~/domain/mail/bulk-mail';
import { getConfirmedDevices, getsMail, type Contact } from '~/domain/mail/contact';
import { wants, type MessageKind } from '~/domain/mail/message-kinds';
import type { NoticeEntry } from '~/domain/mail/notice';
import type { NewOutgoing } from '~/domain/mail/outbox-entry';
import { getTextNumber } from '~/domain/mail/phone';
import { toPush } from '~/domain/mail/push';
import { toText } from '~/domain/mail/text-message';

/** A driver's message by every channel that the driver chose for it. */
export const addressMessage = (
  { sha256, texting }: Pick<Deps, 'sha256' | 'texting'>,
  { id, at }: Pick<NoticeEntry, 'id' | 'at'>,
  { contact, kind, message }: { contact: Contact; kind: MessageKind; message: BulkMessage },
): NewOutgoing[] => {
  const { employeeId } = contact;
  // The ID appears in logs and headers, so it contains a digest instead of the employee ID.
  const toId = (...receiver: string[]) =>
    `${id}-${sha256([id, employeeId, ...receiver].join(' ')).slice(0, 16)}`;
  const number = texting && wants(contact, 'sms', kind) ? getTextNumber(contact) : undefined;
  const devices = wants(contact, 'push', kind) ? getConfirmedDevices(contact) : [];
  return [
    ...(getsMail(contact) && wants(contact, 'email', kind)
      ? [{ id: toId(), at, mail: { ...message, to: contact.email } }]
      : []),
    ...devices.map((device) => ({ id: toId(device.id), at, mail: toPush(message, device.id) })),
    ...(number === undefined ? [] : [{ id: toId('text'), at, mail: toText(message, number) }]),
  ];
};
