import type { Deps, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { makeSsoMails } from '~/app/services/mail/make-sso-mails.server';
import type { AdminCredential } from '~/domain/access/credential';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import { getPersonName } from '~/domain/people/person';
import { mustUseSso } from '~/domain/sso/change-sso';
import { toInstant } from '~/domain/time/instant';

/** The password is right, but the company lets this account in only by single sign-on. */
export interface SsoDue {
  readonly code: 'sso-due';
  readonly companyId: string;
}

/** Whether the account may sign in with a password; `last-resort`: as the only one of its company. */
export const checkPasswordWay = async (
  { stores }: Pick<Deps, 'stores'>,
  { companyId, siteId }: Tenant,
  { username, role, secondFactor }: AdminCredential,
): Promise<'allowed' | 'last-resort' | SsoDue> => {
  const { settings } = await stores.sso.read(companyId);
  const hasCode = secondFactor !== undefined;
  if (mustUseSso(settings, { siteId, username, role, hasCode }))
    return { code: 'sso-due', companyId };
  return settings?.breakGlass && role !== 'master' ? 'last-resort' : 'allowed';
};

/** Logs that the last resort was used, and tells all administrators of the company. `deps` reach all of its sites. */
export const reportLastResort = async (
  deps: Pick<Deps, Writing>,
  scope: SiteScope,
  { username, name }: Pick<AdminCredential, 'username' | 'name'>,
): Promise<void> => {
  const at = toInstant(deps.clock.now());
  const news = { code: 'break-glass-used' } as const;
  const by = getPersonName({ username, name });
  const mails = await makeSsoMails(deps, { companyId: scope.companyId, news, by, at });
  await deps.stores.sso.report(scope, makeLogEntry(deps, scope, 'login', news, { at }), mails);
};
