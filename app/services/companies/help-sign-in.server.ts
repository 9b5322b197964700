import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { makeSiteScope, type AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { adminAccountMail } from '~/app/services/mail/account-mails.server';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/company/scope';
import { findSiteAdmin } from './find-site-admin.server';

/** How a site's administrator signs in, as far as the master administrator may know. */
export interface AdminSignIn {
  readonly username: string;
  /** Whether a password was chosen. Until then, signing in is impossible. */
  readonly isActivated: boolean;
  readonly hasSecondFactor: boolean;
  readonly email: string | null;
}

/** How a site's administrator signs in; null for the master administrator's own account or if the site has none. */
export const readAdminSignIn = async (
  deps: Pick<Deps, 'stores'>,
  tenant: Tenant,
): Promise<AdminSignIn | null> => {
  const credential = await findSiteAdmin(deps, tenant);
  return (
    credential && {
      username: credential.username,
      isActivated: credential.passwordHash !== null,
      hasSecondFactor: credential.secondFactor !== undefined,
      email: credential.email ?? null,
    }
  );
};

export type HelpSignInError =
  | { readonly code: 'site-not-found' }
  | { readonly code: 'second-factor-off' }
  | { readonly code: 'account-changed' };

/**
 * Turns off the second step for a site administrator who lost the phone and the recovery codes. Ends that
 * administrator's sessions; the site's own log and an email say who did it. Refused for a master administrator's
 * account.
 */
export const turnOffSecondFactor = async ({
  deps,
  access: { scope },
  input: tenant,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: Tenant;
}): Promise<Result<AdminSignIn['username'], HelpSignInError>> => {
  const [{ site, company }, credential] = await Promise.all([
    deps.stores.sites.read(tenant),
    findSiteAdmin(deps, tenant),
  ]);
  if (!site || !company || !credential) return fail({ code: 'site-not-found' });
  const { username } = credential;
  if (!credential.secondFactor) return fail({ code: 'second-factor-off' });
  const at = toInstant(deps.clock.now());
  const event = { code: 'second-factor-removed', username } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at });
  const isSaved = await deps.stores.credentials.saveAdmin(
    makeSiteScope(tenant, scope.actor),
    { read: credential, next: { ...credential, secondFactor: undefined } },
    entry,
    adminAccountMail(
      deps,
      { site, company, credential },
      { username, change: 'second-factor-off', by: 'master', at },
    ),
  );
  return isSaved ? ok(username) : fail({ code: 'account-changed' });
};
