import type { Call } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import { hasAddress, type MailContact } from '~/domain/mail/contact';
import type { Site } from '~/domain/site/site';

export interface LinkedContact {
  readonly scope: SiteScope;
  readonly site: Site;
  /** Whether site and company are active. */
  readonly isOpen: boolean;
  readonly contact: MailContact;
}

/** The driver's contact that a link is about; null if the address was replaced or removed. */
export const findLinkedContact = async ({
  deps: { stores, sha256 },
  link: { companyId, siteId, employeeId, digest },
}: Call<
  'stores' | 'sha256',
  { link: Tenant & { readonly employeeId: string; readonly digest: string } }
>): Promise<LinkedContact | null> => {
  const scope = makeSiteScope({ companyId, siteId }, { role: 'driver', employeeId });
  const [{ site, company }, contact] = await Promise.all([
    stores.sites.read(scope),
    stores.contacts.get(scope, employeeId),
  ]);
  if (!site || !company || !contact || !hasAddress(contact)) return null;
  const isOpen = site.isActive && company.isActive;
  return sha256(contact.email) === digest ? { scope, site, isOpen, contact } : null;
};
