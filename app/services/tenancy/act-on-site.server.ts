import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';

/**
 * Makes an administrator's change of the site. If the site was changed meanwhile, but not in what the
 * decision used (`basis`), it is made once more on the current site: sweeps record closures and reminders in
 * the same item, which is no reason to refuse the administrator.
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
