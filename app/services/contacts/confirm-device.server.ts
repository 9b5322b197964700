import type { Call, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { SiteScope } from '~/domain/company/scope';
import { getDevices, type Contact } from '~/domain/mail/contact';
import type { PushDevice } from '~/domain/mail/push-device';
import type { Site } from '~/domain/site/site';
import { readLinked, type ContactLinkCall } from './find-linked-contact.server';

export interface LinkedDevice {
  readonly scope: SiteScope;
  readonly site: Site;
  readonly contact: Contact;
  readonly device: PushDevice;
}

/** The device that a token is about; null if it was removed, or the site is not active. */
export const findLinkedDevice = async (call: ContactLinkCall): Promise<LinkedDevice | null> => {
  const linked = await readLinked(call);
  if (!linked?.isOpen) return null;
  const { isOpen: _, ...found } = linked;
  const device = getDevices(found.contact).find(
    ({ id }) => call.deps.sha256(id) === call.link.digest,
  );
  return device ? { ...found, device } : null;
};

/** Lets a device that returned its token get notifications. False if the devices were changed in the meantime. */
export const confirmDevice = async ({
  deps,
  found: { scope, contact, device },
}: Call<Writing, { found: LinkedDevice }>): Promise<boolean> => {
  if (!device.unconfirmed || !contact.push) return true;
  const { unconfirmed: _, ...confirmed } = device;
  const event = { code: 'device-changed', change: 'confirmed' } as const;
  const changed = await deps.stores.contacts.changeDevices(scope, contact.employeeId, {
    knownVersion: contact.push.version,
    devices: contact.push.devices.map((one) => (one.id === device.id ? confirmed : one)),
    entry: makeLogEntry(deps, scope, 'update', event),
    messages: [],
  });
  return changed.ok;
};
