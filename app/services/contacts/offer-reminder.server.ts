import type { DriverCall } from '~/app/ports/deps';
import { getDevices } from '~/domain/mail/contact';
import type { Channel } from '~/domain/mail/message-kinds';

/**
 * Whether the list that the driver has just saved is their first one, of jobs or of vacation weeks. No if that cannot be
 * read: a list that is saved must not answer with an error.
 */
export const isFirstList = async ({
  deps: { stores },
  access: { scope, driver },
}: DriverCall<'stores'>): Promise<boolean> => {
  const lists = await Promise.all([
    stores.picks.get(scope, driver.employeeId),
    stores.vacationPicks.get(scope, driver.employeeId),
  ]).catch(() => []);
  return lists.filter((list) => list !== null).length === 1;
};

/** The channels to offer to a driver whom no message reaches. None at a kiosk, which everybody uses. */
export const findOfferedChannels = async ({
  deps,
  access: { scope, driver, isKiosk },
}: DriverCall<'stores' | 'texting'>): Promise<Channel[]> => {
  if (isKiosk) return [];
  const contact = await deps.stores.contacts.get(scope, driver.employeeId);
  const { email, phone } = contact ?? {};
  if (email !== undefined || phone?.number !== undefined || getDevices(contact).length > 0)
    return [];
  return deps.texting ? ['push', 'sms', 'email'] : ['push', 'email'];
};
