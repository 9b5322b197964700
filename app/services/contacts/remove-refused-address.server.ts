import type { Call, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { hasAddress } from '~/domain/mail/contact';
import type { RefusedMail } from '~/domain/mail/mail-event';
import { removeLostAddress } from './remove-lost-address.server';

const actor = { role: 'system', name: 'Mail' } as const;

/**
 * Removes a driver's address that refuses emails or whose owner complained, if it is still the driver's. Does nothing for
 * administrators, because password links depend on their address. Returns whether it removed one.
 */
export const removeRefusedAddress = async ({
  deps,
  refused: { why, addresses, driver },
}: Call<Writing | 'sha256', { refused: RefusedMail }>): Promise<boolean> => {
  if (!driver) return false;
  const scope = makeSiteScope(driver, actor);
  const contact = await deps.stores.contacts.get(scope, driver.employeeId);
  if (!contact || !hasAddress(contact)) return false;
  const email = contact.email.toLowerCase();
  if (!addresses.some((address) => address.toLowerCase() === email)) return false;
  return removeLostAddress({ deps, scope, contact, why });
};
