import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { siteFields } from '~/app/services/mail/driver-fields.server';
import type { AdminCredential } from '~/domain/access/credential';
import type { CompanyRole } from '~/domain/company/admin-role';
import type { NewMail } from '~/domain/mail/mail';
import { getPersonName, isActive } from '~/domain/people/person';
import type { Instant } from '~/domain/time/instant';

/**
 * Tells somebody of their new role or, with null, of the end of their access. Null if there is nobody to tell: the invitation
 * was not accepted, or there is no address on file.
 */
export const accessMail = (
  { ids }: Pick<Deps, 'ids'>,
  { site, company, ...by }: Pick<AdminSession, 'site' | 'company' | 'username' | 'name'>,
  { person, role, at }: { person: AdminCredential; role: CompanyRole | null; at: Instant },
): NewMail | null => {
  const { email: to, language, username } = person;
  if (!isActive(person) || to === undefined) return null;
  const mail = {
    kind: 'access-changed',
    to,
    language,
    username,
    role,
    ...siteFields(site, at),
    companyName: company.name,
    name: getPersonName(person),
    by: getPersonName(by),
  } as const;
  return { id: ids.next(), at, mail };
};
