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

/** A link that names a driver, and with a digest one of their addresses or devices. */
export type ContactLinkCall = Call<
  'stores' | 'sha256',
  { link: Tenant & { readonly employeeId: string; readonly digest: string } }
>;

/** The driver's contact and site; null if one does not exist anymore. */
export const readLinked = async ({
  deps: { stores },
  link: { companyId, siteId, employeeId },
}: ContactLinkCall) => {
  const scope = makeSiteScope({ companyId, siteId }, { role: 'driver', employeeId });
  const [{ site, company }, contact] = await Promise.all([
    stores.sites.read(scope),
    stores.contacts.get(scope, employeeId),
  ]);
  if (!site || !company || !contact) return null;
  return { scope, site, isOpen: site.isActive && company.isActive, contact };
};

/** The driver's contact that a link is about; null if the address was replaced or removed. */
export const findLinkedContact = async (call: ContactLinkCall): Promise<LinkedContact | null> => {
  const linked = await readLinked(call);
  if (!linked || !hasAddress(linked.contact)) return null;
  const { contact } = linked;
  return call.deps.sha256(contact.email) === call.link.digest ? { ...linked, contact } : null;
};
