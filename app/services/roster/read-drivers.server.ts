import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Driver } from '~/domain/drivers/driver';

export interface ListedDriver extends Driver {
  readonly passwordSet: boolean;
}

/** The site's drivers, the most senior first, each with whether a password is on file. */
export const readDrivers = async ({
  deps,
  access: { scope },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<ListedDriver[]> => {
  const [{ items }, withPassword] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.credentials.withPassword(scope),
  ]);
  return items
    .map((driver) => ({ ...driver, passwordSet: withPassword.has(driver.employeeId) }))
    .sort((a, b) => a.seniorityNumber - b.seniorityNumber);
};
