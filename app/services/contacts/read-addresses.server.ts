import type { AdminCall } from '~/app/ports/deps';
import { compareSeniority } from '~/domain/award/award-input';
import type { Driver } from '~/domain/drivers/driver';
import {
  describeAddress,
  nameAddressState,
  type AddressStatus,
} from '~/domain/mail/entered-address';
import type { Instant } from '~/domain/time/instant';
import { readAllContacts } from './read-all-contacts.server';

type NamedDriver = Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'>;

export interface DriverAddress extends NamedDriver {
  readonly status: AddressStatus;
  /** The state of the address, by its name. */
  readonly seen: string;
}

/** The site's drivers and what administrators see of their email addresses, most senior first. */
export const readAddresses = async ({
  deps,
  access: { scope },
  now,
}: AdminCall<'stores', { readonly now: Instant }>): Promise<readonly DriverAddress[]> => {
  const [{ items }, contacts] = await Promise.all([
    deps.stores.drivers.list(scope),
    readAllContacts({ deps, scope }),
  ]);
  return items
    .map(({ employeeId, name, seniorityNumber }) => {
      const contact = contacts.get(employeeId) ?? null;
      const status = describeAddress(contact, now);
      return { employeeId, name, seniorityNumber, status, seen: nameAddressState(contact) };
    })
    .sort(compareSeniority);
};
