import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeCode } from '~/app/services/passwords/make-code';
import type { Company } from '~/domain/company/company';
import { withoutCompany } from '~/domain/erasure/asked-erasure';
import { ok, type Result } from '~/domain/shared/result';
import {
  checkNewSite,
  withSite,
  type AddSiteRefusal,
  type NewSiteFields,
  type NewSiteRefusal,
} from '~/domain/site/new-site';
import { newSite, newUsername } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type AddSiteError = NewSiteRefusal | AddSiteRefusal | ChangeCompanyError;

/**
 * Adds a site to a company. Its administrator has no password and cannot sign in before using the emailed
 * link. Site, administrator, link and email are stored in one transaction, which also withdraws the company's erasure.
 */
export const addSite = async ({
  deps,
  access,
  input: { companyId, ...typed },
}: AdminCall<Writing | 'sha256', { input: NewSiteFields & { companyId: string } }>): Promise<
  Result<Company, AddSiteError>
> => {
  const checked = checkNewSite(typed);
  if (!checked.ok) return checked;
  const { siteId, name, address, email } = checked.value;
  const tenant = { companyId, siteId };
  const username = newUsername(deps.ids);
  const defaults = await deps.stores.system.newCompanyDefaults();
  const at = toInstant(deps.clock.now());
  const { secret, code } = makeCode(deps, { kind: 'activation', tenant, username, at });
  return changeCompany({
    deps,
    access,
    companyId,
    decide: ({ company, erasures }) => {
      const grown = withSite(company, siteId, erasures.erasedSiteIds);
      if (!grown.ok) return grown;
      return ok({
        company: grown.value,
        ...(erasures.asked.length > 0 && { erasures: withoutCompany(erasures) }),
        act: { code: 'site-added', companyId, siteId, siteName: name },
      });
    },
    store: ({ company, erasures }, entry) => {
      const site = newSite({ tenant, name, address, defaults, now: at });
      return deps.stores.companies.addSite(access.scope, company, {
        site,
        admin: { username, passwordHash: null, role: 'site-admin', sessionVersion: 1, email },
        code,
        mail: {
          id: deps.ids.next(),
          at,
          mail: {
            kind: 'admin-activation',
            to: email,
            ...tenant,
            companyName: company.name,
            siteName: name,
            username,
            secret,
            validUntil: code.validUntil,
            timeZone: site.timeZone,
          },
        },
        ...(erasures && { erasures }),
        entry,
      });
    },
  });
};
