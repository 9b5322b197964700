import type { Deps } from '~/app/ports/deps';
import { answersForSite, getPersonName } from '~/domain/people/person';
import type { Tenant } from '~/domain/company/scope';

/** The names of those who can give others a role at the site. */
export const readSiteAdmins = async (
  { stores }: Pick<Deps, 'stores'>,
  tenant: Tenant,
): Promise<string[]> =>
  (await stores.credentials.administrators(tenant)).filter(answersForSite).map(getPersonName);
