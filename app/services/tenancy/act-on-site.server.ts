import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';

/**
 * Does what an administrator asks for. Where the site was changed before that could be stored, but not in
 * what it was decided on (`basis`), does it once more on the site as it is then: the clock records closures
 * and reminders in the same item, which is no reason to turn anybody away.
 */
export const actOnSite = async <D extends Pick<Deps, 'stores'>, T, E extends { code: string }>(
  { deps, access }: { deps: D; access: AdminSession },
  basis: (site: Site) => unknown,
  act: (access: AdminSession) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  const done = await act(access);
  if (done.ok || done.error.code !== 'site-changed') return done;
  const { site } = await deps.stores.sites.read(access.scope);
  const isSame = site !== null && basis(site) === basis(access.site);
  return isSame ? act({ ...access, site }) : done;
};
