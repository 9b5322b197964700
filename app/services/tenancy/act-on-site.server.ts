import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';

/**
 * Applies an administrator's change to the site. If something else changed the site in the meantime, such as a sweep,
 * the change is applied again to the new state, unless the part that the decision depends on (`basis`) changed.
 */
export const actOnSite = async <
  D extends Pick<Deps, 'stores'>,
  Access extends Pick<AdminSession, 'scope' | 'site'>,
  T,
  E extends { code: string },
>(
  { deps, access }: { deps: D; access: Access },
  basis: (site: Site) => unknown,
  act: (access: Access) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  const done = await act(access);
  if (done.ok || done.error.code !== 'site-changed') return done;
  const { site } = await deps.stores.sites.read(access.scope);
  const isSame = site !== null && basis(site) === basis(access.site);
  return isSame ? act({ ...access, site }) : done;
};
