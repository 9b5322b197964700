import type { Deps } from '~/app/services/deps';
import type { AdminCredential } from '~/domain/access/credential';
import type { Mail, NewMail } from '~/domain/mail/mail';
import type { Instant } from '~/domain/shared/instant';
import type { Company } from '~/domain/tenancy/company';
import type { Site } from '~/domain/tenancy/site';

type AccountMail = Extract<Mail, { kind: 'account-changed' }>;

/** Tells an administrator at the address that was on file before the change; null where there was none. */
export const accountChangedMail = (
  { ids }: Pick<Deps, 'ids'>,
  { site, company, credential }: { site: Site; company: Company; credential: AdminCredential },
  told: Pick<AccountMail, 'username' | 'change' | 'by'> & { at: Instant },
): NewMail | null => {
  const { companyId, siteId, name: siteName } = site;
  const { email: to } = credential;
  if (to === undefined) return null;
  const tenant = { companyId, siteId, siteName, companyName: company.name };
  return { id: ids.next(), at: told.at, mail: { kind: 'account-changed', to, ...tenant, ...told } };
};
