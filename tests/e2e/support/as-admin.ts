import { makeSiteScope } from '~/app/ports/sessions';
import type { TestServer } from '~/tests/support/test-server';
import { scope } from './site';

/** What a use case of an administrator of the site takes, to do what the story is not about. */
export const asAdmin = async ({ platform: { deps } }: TestServer) => {
  const { site, company } = await deps.stores.sites.read(scope);
  return {
    deps,
    access: {
      scope: makeSiteScope(scope, { role: 'master', username: 'admin' }),
      site: site!,
      company: company!,
      username: 'admin',
      role: 'master' as const,
    },
  };
};
