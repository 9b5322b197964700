import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { makeCode } from '~/app/services/passwords/make-code';
import type { Tenant } from '~/domain/company/scope';
import { maskedEmail } from '~/domain/mail/contact';
import { cleanText } from '~/domain/shared/clean-text';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, toInstant } from '~/domain/time/instant';

export type SendActivationLinkError =
  | { readonly code: 'site-not-found' }
  | { readonly code: 'already-activated' }
  | { readonly code: 'invalid-email' }
  | { readonly code: 'account-changed' };

/**
 * Emails a new activation link to an administrator who never chose a password, at `email` if it is given and otherwise at
 * the address on file. Earlier links are void at once. A given address replaces the one on file, which gets no email,
 * because it is probably a stranger's.
 */
export const sendActivationLink = async ({
  deps,
  access: { scope },
  input: { username, email: typed, ...tenant },
}: AdminCall<Writing | 'sha256', { input: Tenant & { username: string; email: string } }>): Promise<
  Result<{ email: string }, SendActivationLinkError>
> => {
  const { site, company, credential } = await deps.stores.access.readAdmin(tenant, username);
  if (!site || !company || !credential || credential.role === 'master')
    return fail({ code: 'site-not-found' });
  if (credential.passwordHash !== null) return fail({ code: 'already-activated' });
  const email = readEmail(cleanText(typed) || (credential.email ?? ''));
  if (email === null) return fail({ code: 'invalid-email' });

  const { language } = credential;
  const at = toInstant(deps.clock.now());
  // The new link is issued later than the time up to which links are void, however fast the earlier one was.
  const issuedAt = toInstant(toEpochMs(at) + 1);
  const { secret, code } = makeCode(deps, { kind: 'activation', tenant, username, at: issuedAt });
  const isNewAddress = email !== credential.email;
  const event = {
    code: 'activation-link-sent',
    username,
    email: maskedEmail(email),
    isNewAddress,
  } as const;
  const isSent = await deps.stores.codes.replace(
    makeSiteScope(tenant, scope.actor),
    code,
    { read: credential, next: { ...credential, email, linksVoidUntil: at } },
    {
      id: deps.ids.next(),
      at,
      mail: {
        kind: 'admin-activation',
        to: email,
        language,
        ...tenant,
        companyName: company.name,
        siteName: site.name,
        username,
        secret,
        validUntil: code.validUntil,
        timeZone: site.timeZone,
      },
    },
    makeLogEntry(deps, scope, 'update', event, { at }),
  );
  return isSent ? ok({ email }) : fail({ code: 'account-changed' });
};
