import type { Deps, Writing } from '~/app/ports/deps';
import { withUsername } from '~/app/services/access/with-username.server';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { adminAccount, type AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { takeAttempt } from '~/app/services/attempts/take-attempt.server';
import type { Tenant } from '~/domain/company/scope';
import type { Mail } from '~/domain/mail/mail';
import { hasExpired } from '~/domain/people/person';
import { ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { makeCode } from './make-code';

/** The most links per account and hour, because more would only flood the mailbox. */
const mailsPerHour = 3;

type PasswordLinkAsked = {
  deps: Pick<Deps, Writing | 'sha256'>;
  tenant: Tenant;
  /** A username, or an email address that only one account of the site has. */
  username: string;
} & AttemptOrigin;

/**
 * Emails an administrator a link that sets a password, if the account exists and has an address. The answer is the same
 * in every case, so that it does not reveal which accounts exist.
 */
export const askPasswordLink = ({
  username: typed,
  ...asked
}: PasswordLinkAsked): Promise<Result<null, TooManyAttempts>> =>
  withUsername({ ...asked, typed }, (username) => sendPasswordLink({ ...asked, username }));

const sendPasswordLink = async ({
  deps,
  tenant,
  username,
  ...origin
}: PasswordLinkAsked): Promise<Result<null, TooManyAttempts>> => {
  const account = adminAccount(username);
  // Every request for a link stays counted, whether or not an email is sent.
  const attempt = await takeAttempt({ deps, purpose: 'link', tenant, account, origin });
  if (!attempt.ok) return attempt;
  // Before the address is read, so that a correction of it also voids this link.
  const now = deps.clock.now();
  const { site, company, credential } = await deps.stores.access.readAdmin(tenant, username);
  if (!site?.isActive || !company?.isActive || !credential?.email) return ok(null);
  // Only an administrator of the site gives somebody more time.
  if (hasExpired(credential, toInstant(now))) return ok(null);
  const key = `link#${tenant.companyId}#${tenant.siteId}#${username}`;
  if ((await deps.stores.throttle.hit({ key, windowMs: hourMs, now })) > mailsPerHour)
    return ok(null);

  const at = toInstant(now);
  const kind = credential.passwordHash === null ? 'activation' : 'password-reset';
  const { companyId, siteId } = site;
  const { secret, code } = makeCode(deps, { kind, tenant: site, username, at });
  const mail: Mail = {
    kind: kind === 'activation' ? 'admin-activation' : 'password-reset',
    to: credential.email,
    language: credential.language,
    companyId,
    siteId,
    companyName: company.name,
    siteName: site.name,
    username,
    secret,
    validUntil: code.validUntil,
    timeZone: site.timeZone,
  };
  const actor = { role: credential.role, username, name: credential.name };
  const event = { code: 'password-link-requested' } as const;
  const entry = makeLogEntry(deps, { actor }, 'update', event, { at });
  await deps.stores.codes.issue(code, { id: deps.ids.next(), at, mail }, entry);
  return ok(null);
};
