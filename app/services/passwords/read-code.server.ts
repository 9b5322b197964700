import type { Call } from '~/app/ports/deps';
import { checkPasswordWay } from '~/app/services/access/check-password-way.server';
import type { AdminCredential } from '~/domain/access/credential';
import { codeStateAt, type OneTimeCode } from '~/domain/access/one-time-code';
import type { Company } from '~/domain/company/company';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findDeactivation } from '~/domain/site/deactivation';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';

export type CodeError =
  | { readonly code: 'code-unknown' }
  | { readonly code: 'code-used'; readonly login: CodeLogin }
  | { readonly code: 'code-expired'; readonly login: CodeLogin }
  | { readonly code: 'site-deactivated'; readonly login: CodeLogin }
  /** The company lets the account in only by single sign-on, so a password would be of no use. */
  | { readonly code: 'sso-due'; readonly companyId: string; readonly login: CodeLogin };

/** What the login page needs. */
export interface CodeLogin {
  readonly companyId: string;
  readonly siteId: string;
  readonly username: string;
}

export interface UsableCode {
  readonly code: OneTimeCode;
  readonly credential: AdminCredential;
  readonly site: Site;
  readonly company: Company;
}

/** The account of an emailed link. Opening the link does not use it up, because mail programs open links too. */
export const readCode = async ({
  deps,
  secret,
}: Call<'stores' | 'clock' | 'sha256', { secret: string }>): Promise<
  Result<UsableCode, CodeError>
> => {
  const code = await deps.stores.codes.read(deps.sha256(secret));
  if (!code) return fail({ code: 'code-unknown' });
  const { site, company, credential } = await deps.stores.access.readAdmin(code, code.username);
  if (!site || !company || !credential) return fail({ code: 'code-unknown' });
  const { companyId, siteId, username } = code;
  const login = { companyId, siteId, username };
  if (findDeactivation({ site, company })) return fail({ code: 'site-deactivated', login });
  const now = toInstant(deps.clock.now());
  const state = codeStateAt(code, { linksVoidUntil: credential.linksVoidUntil, now });
  if (state === 'used') return fail({ code: 'code-used', login });
  if (state === 'expired') return fail({ code: 'code-expired', login });
  const way = await checkPasswordWay(deps, code, credential);
  if (typeof way === 'object') return fail({ ...way, login });
  return ok({ code, credential, site, company });
};
