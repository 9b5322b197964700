import type { Deps } from '~/app/ports/deps';
import { isSameLink, spellLink, type SsoLink } from '~/domain/access/sso-link';
import { findSsoPerson, type CompanyPerson, type SsoMatchError } from '~/domain/people/sso-person';
import { fail, type Result, ok } from '~/domain/shared/result';
import type { SsoIdentity } from '~/domain/sso/sso-identity';
import { toInstant } from '~/domain/time/instant';

export type FindSsoAccountError = SsoMatchError | { readonly code: 'sso-email-unverified' };

type FindDeps = Pick<Deps, 'stores' | 'clock' | 'sha256'>;

export const toSsoDigest = ({ sha256 }: Pick<Deps, 'sha256'>, link: SsoLink): string =>
  sha256(JSON.stringify([link.issuer, link.subject]));

const readEverybody = async ({ stores }: FindDeps, companyId: string): Promise<CompanyPerson[]> => {
  const siteIds = (await stores.companies.read(companyId))?.sites.map(({ siteId }) => siteId) ?? [];
  const people = await Promise.all(
    siteIds.map(async (siteId) =>
      (await stores.credentials.administrators({ companyId, siteId })).map((credential) => ({
        siteId,
        credential,
      })),
    ),
  );
  return people.flat();
};

/** The account that is tied to the one at the provider; null if none is (anymore). */
const findLinked = async (
  deps: FindDeps,
  companyId: string,
  link: SsoLink,
): Promise<CompanyPerson | null> => {
  for (const spelled of spellLink(link)) {
    const account = await deps.stores.sso.findAccount(companyId, toSsoDigest(deps, spelled));
    if (!account) continue;
    const { siteId, username } = account;
    const { credential } = await deps.stores.access.readAdmin({ companyId, siteId }, username);
    if (credential && isSameLink(credential.sso, link) && credential.role !== 'master')
      return { siteId, credential };
  }
  return null;
};

/** Whose account it is: that of earlier sign-ins, otherwise the one with the address that the provider has verified. */
export const findSsoAccount = async (
  deps: FindDeps,
  companyId: string,
  { identity, link }: { identity: SsoIdentity; link: SsoLink },
): Promise<Result<CompanyPerson, FindSsoAccountError>> => {
  const linked = await findLinked(deps, companyId, link);
  if (linked) return ok(linked);
  const { email } = identity;
  if (email === null) return fail({ code: 'sso-email-unverified' });
  const now = toInstant(deps.clock.now());
  return findSsoPerson(await readEverybody(deps, companyId), { email, link, now });
};
