import type { Mailer } from '~/app/ports/mail';
import { makeSiteScope } from '~/app/ports/sessions';
import { getDevices } from '~/domain/mail/contact';
import type { OutboxEntry } from '~/domain/mail/outbox-entry';
import type { Push } from '~/domain/mail/push';
import { removeDevice, type DeviceDeps } from './remove-device.server';

/**
 * Sends a notification, unless the device was removed meanwhile. Removes a device that its push service forgot, and a new
 * one that cannot be reached.
 */
export const sendPush = async (
  { deps, mailer }: { deps: DeviceDeps; mailer: Pick<Mailer, 'push'> },
  entry: Pick<OutboxEntry, 'id'> & { readonly mail: Push },
): Promise<'sent' | 'dropped'> => {
  const { companyId, siteId, employeeId, deviceId, message } = entry.mail;
  const scope = makeSiteScope({ companyId, siteId }, { role: 'system', name: 'Mail' });
  const contact = await deps.stores.contacts.get(scope, employeeId);
  const device = getDevices(contact).find(({ id }) => id === deviceId);
  const isAllowed = device && (!device.unconfirmed || message.kind === 'device-confirmation');
  if (!isAllowed) return 'dropped';
  const pushed = mailer.push(device, entry);
  // A new device has one try. Otherwise made-up devices could fill the queue that all sites share.
  const result = await (device.unconfirmed ? pushed.catch(() => 'gone') : pushed);
  if (result === 'sent') return 'sent';
  const event = { code: 'device-lost', driverId: employeeId } as const;
  await removeDevice({ deps, scope, employeeId, deviceId, event });
  return 'dropped';
};
