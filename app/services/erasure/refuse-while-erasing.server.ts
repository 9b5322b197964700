import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';

/** The record of the version before may name a driver by the number already, and other items by the ID still. */
export interface DriverBeingErased {
  readonly code: 'driver-being-erased';
}

/** Refuses to publish a version that is made from the record of the one before while a driver is erased from it. */
export const refuseWhileErasing = async (
  { stores }: Pick<Deps, 'stores'>,
  scope: SiteScope,
): Promise<Result<null, DriverBeingErased>> => {
  const erasures = await stores.erasures.list(scope);
  return erasures.some(({ doneAt }) => doneAt === null)
    ? fail({ code: 'driver-being-erased' })
    : ok(null);
};
