import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { toChosen, toMuted, type Channel, type ChannelChoice } from '~/domain/mail/message-kinds';
import { fail, ok, type Result } from '~/domain/shared/result';

/** Stores which messages a driver wants by which channel. Channels that are not offered stay as they are. */
export const chooseMessages = async ({
  deps,
  access: { scope, driver },
  chosen,
}: DriverCall<Writing, { chosen: Readonly<Partial<Record<Channel, ChannelChoice>>> }>): Promise<
  Result<null, { readonly code: 'contact-changed' }>
> => {
  const { contacts } = deps.stores;
  const { employeeId, name } = driver;
  const { muted = {} } = (await contacts.get(scope, employeeId)) ?? {};
  const entry = makeLogEntry(deps, scope, 'update', { code: 'messages-chosen' }, { name });
  const isStored = await contacts.setMuted(
    scope,
    employeeId,
    toMuted(muted, toChosen({ muted }, chosen)),
    entry,
  );
  return isStored ? ok(null) : fail({ code: 'contact-changed' });
};
