import type { AdminCall } from '~/app/ports/deps';
import { employeeIdSchema, type Driver } from '~/domain/drivers/driver';

export type FoundDriver = Pick<Driver, 'employeeId' | 'name'>;

const maxFound = 20;

/**
 * The drivers whom a search names, by ID or by part of the name. An ID is found even if its driver has been deleted, whose
 * results stay stored.
 */
export const findDrivers = async (
  { deps, access: { scope } }: AdminCall<'stores'>,
  search: string,
): Promise<FoundDriver[]> => {
  const { items } = await deps.stores.drivers.list(scope);
  if (employeeIdSchema.safeParse(search).success)
    return [
      { employeeId: search, name: items.find((one) => one.employeeId === search)?.name ?? '' },
    ];
  const wanted = search.toLowerCase();
  return items
    .filter(({ name, employeeId }) => `${name}\n${employeeId}`.toLowerCase().includes(wanted))
    .slice(0, maxFound)
    .map(({ employeeId, name }) => ({ employeeId, name }));
};
