import type { AdminCall, Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { adminAccountMail } from '~/app/services/mail/account-mails.server';
import type { CompanyRole } from '~/domain/company/admin-role';
import type { Tenant } from '~/domain/company/scope';
import { isActive } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

/** How one of a site's people signs in, as far as the master administrator may know. */
export interface AdminSignIn {
  readonly username: string;
  readonly name: string | null;
  readonly role: CompanyRole;
  /** Whether a password was chosen. Until then, signing in is impossible. */
  readonly isActivated: boolean;
  readonly hasSecondFactor: boolean;
  readonly email: string | null;
}

/** How the people of a site sign in, without master administrators. */
export const readSignInsOfSite = async (
  deps: Pick<Deps, 'stores'>,
  tenant: Tenant,
): Promise<AdminSignIn[]> =>
  (await deps.stores.credentials.administrators(tenant)).flatMap((credential) =>
    credential.role === 'master'
      ? []
      : {
          username: credential.username,
          name: credential.name ?? null,
          role: credential.role,
          isActivated: isActive(credential),
          hasSecondFactor: credential.secondFactor !== undefined,
          email: credential.email ?? null,
        },
  );

export type HelpSignInError =
  | { readonly code: 'site-not-found' }
  | { readonly code: 'second-factor-off' }
  | { readonly code: 'account-changed' };

/**
 * Turns off the second step for one of a site's people who lost the phone and the recovery codes. Ends that
 * person's sessions; the site's own log and an email say who did it. Refused for a master administrator's
 * account.
 */
export const turnOffSecondFactor = async ({
  deps,
  access: { scope },
  input: { username, ...tenant },
}: AdminCall<Writing, { input: Tenant & { readonly username: string } }>): Promise<
  Result<AdminSignIn['username'], HelpSignInError>
> => {
  const { site, company, credential } = await deps.stores.access.readAdmin(tenant, username);
  if (!site || !company || !credential || credential.role === 'master')
    return fail({ code: 'site-not-found' });
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
