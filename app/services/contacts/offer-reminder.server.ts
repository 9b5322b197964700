import type { DriverCall } from '~/app/ports/deps';
import { getDevices } from '~/domain/mail/contact';
import type { Channel } from '~/domain/mail/message-kinds';

/**
 * The channels to offer to a driver who has just saved a first list, of jobs or of vacation weeks, and whom no message reaches.
 * None at a kiosk, which everybody uses.
 */
export const findOfferedChannels = async ({
  deps: { stores, texting },
  access: { scope, driver, isKiosk },
}: DriverCall<'stores' | 'texting'>): Promise<Channel[]> => {
  if (isKiosk) return [];
  const { employeeId } = driver;
  const [contact, ...lists] = await Promise.all([
    stores.contacts.get(scope, employeeId),
    stores.picks.get(scope, employeeId),
    stores.vacationPicks.get(scope, employeeId),
  ]);
  const { email, phone } = contact ?? {};
  const isReached =
    email !== undefined || phone?.number !== undefined || getDevices(contact).length > 0;
  const isFirst = lists.filter((list) => list !== null).length === 1;
  if (isReached || !isFirst) return [];
  return texting ? ['push', 'sms', 'email'] : ['push', 'email'];
};
