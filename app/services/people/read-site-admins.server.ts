import type { Deps } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';
import { answersForSite, getPersonName } from '~/domain/people/person';

/** The names of those who can give others a role at the site. */
export const readSiteAdmins = async (
  { stores }: Pick<Deps, 'stores'>,
  tenant: Tenant,
): Promise<string[]> =>
  (await stores.credentials.administrators(tenant)).filter(answersForSite).map(getPersonName);
