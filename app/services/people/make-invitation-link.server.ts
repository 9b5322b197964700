import type { Deps } from '~/app/ports/deps';
import type { PeopleChange } from '~/app/ports/people';
import type { AdminSession } from '~/app/ports/sessions';
import { makeCode } from '~/app/services/passwords/make-code';
import type { AdminCredential } from '~/domain/access/credential';
import type { CompanyRole } from '~/domain/company/admin-role';
import { getPersonName } from '~/domain/people/person';
import type { Language } from '~/domain/shared/language';
import type { Instant } from '~/domain/time/instant';

/** The link with which an invited person chooses a password, and the email that brings it; undefined without an address. */
export const makeInvitationLink = (
  deps: Pick<Deps, 'ids' | 'sha256'>,
  { site, company, ...by }: AdminSession,
  {
    to,
    role,
    language,
    at,
  }: { to: AdminCredential; role: CompanyRole; language: Language; at: Instant },
): Required<Pick<PeopleChange, 'code' | 'mail'>> => {
  const { companyId, siteId } = site;
  const { username, email = '' } = to;
  const { secret, code } = makeCode(deps, {
    kind: 'activation',
    tenant: { companyId, siteId },
    username,
    at,
  });
  const mail = {
    kind: 'admin-activation',
    to: email,
    language,
    companyId,
    siteId,
    companyName: company.name,
    siteName: site.name,
    username,
    secret,
    validUntil: code.validUntil,
    timeZone: site.timeZone,
    invitation: { name: getPersonName(to), invitedBy: getPersonName(by), role },
  } as const;
  return { code, mail: { id: deps.ids.next(), at, mail } };
};
