import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import { getDevices } from '~/domain/mail/contact';

/** Another change may come in between, such as of a second device that is forgotten at the same time. */
const maxTries = 3;

/** Removes one of a driver's devices. Does nothing if it is already gone. */
export const removeDevice = async ({
  deps,
  scope,
  employeeId,
  deviceId,
  event,
  name,
}: ScopeCall<
  Writing,
  {
    employeeId: string;
    deviceId: string;
    event: NewEvent;
    /** The driver's name for the log; undefined if the driver is not the actor. */
    name?: string;
  }
>): Promise<void> => {
  const { contacts } = deps.stores;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const contact = await contacts.get(scope, employeeId);
    const devices = getDevices(contact);
    const kept = devices.filter(({ id }) => id !== deviceId);
    if (!contact?.push || kept.length === devices.length) return;
    const changed = await contacts.changeDevices(scope, employeeId, {
      knownVersion: contact.push.version,
      devices: kept,
      entry: makeLogEntry(deps, scope, 'update', event, { name }),
      messages: [],
    });
    if (changed.ok) return;
  }
};
