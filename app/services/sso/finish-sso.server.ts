import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { SsoProvider, SsoRefused } from '~/app/ports/sso';
import { finishSignIn } from '~/app/services/access/finish-sign-in.server';
import type { SignInOrigin } from '~/app/services/access/keep-attempt.server';
import type { AdminSignedIn } from '~/app/services/access/sign-in-admin.server';
import type { SiteDeactivated } from '~/app/services/access/sign-in-driver.server';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { isSameAccount } from '~/domain/company/company-admins';
import type { Tenant } from '~/domain/company/scope';
import { getPersonName } from '~/domain/people/person';
import type { CompanyPerson } from '~/domain/people/sso-person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findDeactivation } from '~/domain/site/deactivation';
import { getSessionEpoch } from '~/domain/site/site';
import type { SsoFailureReason } from '~/domain/sso/sso-failure';
import {
  findMappedRole,
  readSsoHint,
  readSsoIdentity,
  type SsoIdentity,
} from '~/domain/sso/sso-identity';
import type { SsoSettings } from '~/domain/sso/sso-settings-schema';
import { minuteMs } from '~/domain/time/time-units';
import { findSsoAccount, type FindSsoAccountError } from './find-sso-account.server';
import { keepSsoFailure } from './keep-sso-failure.server';
import { settleAccount } from './settle-account.server';
import { settleStart, type SsoFlow } from './start-sso.server';

type FinishDeps = Pick<Deps, Writing | 'sha256'>;

export type FinishSsoError =
  | SsoRefused
  | FindSsoAccountError
  | (SiteDeactivated & { readonly tenant: Tenant })
  /** The browser came back twice with the same answer. */
  | { readonly code: 'sso-used' }
  /** The company has changed its provider in the meantime, or the account. */
  | { readonly code: 'sso-over' }
  /** In too many groups for the provider to send them. */
  | { readonly code: 'sso-groups-elsewhere' }
  /** In no group that has a role. `isWithoutAny`: the provider sent none that could be read. */
  | { readonly code: 'sso-no-group'; readonly isWithoutAny: boolean };

const toReason = (error: FinishSsoError): SsoFailureReason => {
  if (error.code === 'sso-refused') return error.trouble;
  const isMissing = error.code === 'sso-no-group' && error.isWithoutAny;
  return isMissing ? 'sso-groups-missing' : error.code;
};

/** Uses up the sign-in; false if it was used before. The window is the one in which it expires. */
const takeFlow = ({ stores }: FinishDeps, { state, expiresAt }: SsoFlow): Promise<boolean> =>
  stores.throttle.take({ key: `sso-flow#${state}`, windowMs: minuteMs, now: expiresAt, max: 1 });

/** Ends what whoever lost their last group has open elsewhere, and says so in the log of their site. */
const endAccess = async (
  deps: FinishDeps,
  tenant: Tenant,
  { username, name }: CompanyPerson['credential'],
): Promise<void> => {
  const scope = makeSiteScope(tenant, { role: 'system', name: 'Single sign-on' });
  const named = { username, name: getPersonName({ username, name }) };
  const event = { code: 'sso-without-group', ...named } as const;
  await Promise.all([
    deps.stores.credentials.endSessions(tenant, { username }),
    deps.stores.activity.append(scope, makeLogEntry(deps, scope, 'update', event)),
  ]);
};

/** Lets in whom the provider vouched for, with the role of their groups. */
const enter = async (
  deps: FinishDeps,
  { companyId, settings }: { companyId: string; settings: SsoSettings },
  { identity, issuer }: { identity: SsoIdentity; issuer: string },
  origin: SignInOrigin,
): Promise<Result<AdminSignedIn, FinishSsoError>> => {
  const link = { issuer, subject: identity.subject };
  const found = await findSsoAccount(deps, companyId, { identity, link });
  if (!found.ok) return found;
  const { siteId, credential: known } = found.value;
  const { username } = known;
  const tenant = { companyId, siteId };
  const { site, company } = await deps.stores.sites.read(tenant);
  if (!site || !company) return fail({ code: 'sso-over' });
  if (findDeactivation({ site, company })) return fail({ code: 'site-deactivated', tenant });

  const { rules, breakGlass } = settings;
  // The groups must not take the role of whoever is the last resort.
  const isFixed = breakGlass !== null && isSameAccount(breakGlass, { siteId, username });
  const isMapped = rules.length > 0 && !isFixed;
  const role = isMapped ? findMappedRole(rules, identity.groups, siteId) : null;
  if (isMapped && !role && identity.hasGroupsElsewhere)
    return fail({ code: 'sso-groups-elsewhere' });
  if (isMapped && !role) {
    await endAccess(deps, tenant, known);
    return fail({ code: 'sso-no-group', isWithoutAny: identity.groups.length === 0 });
  }
  const scope = makeSiteScope(tenant, { role: 'system', name: 'Single sign-on' });
  const credential = await settleAccount({ deps, scope, site, company, username, link, role });
  if (!credential) return fail({ code: 'sso-over' });
  const actor = { role: credential.role, username, name: credential.name };
  const own = makeSiteScope(tenant, actor);
  await finishSignIn({ deps, scope: own, username, way: 'sso', origin });
  return ok({
    subject: username,
    tenant,
    signedInBy: 'sso',
    sso: { connection: settings.connection, at: Math.floor(deps.clock.now() / 1000) },
    sessionVersion: credential.sessionVersion,
    sessionEpoch: getSessionEpoch(site, company),
    needsCode: false,
  });
};

/**
 * Signs in somebody who came back from their company's provider. Nobody is created: the account must exist in this company,
 * or be invited. `deps` reach all tenants.
 */
export const finishSso = async ({
  deps,
  provider,
  flow,
  returnedTo,
  ...origin
}: {
  deps: FinishDeps;
  provider: SsoProvider;
  flow: SsoFlow;
  returnedTo: URL;
} & SignInOrigin): Promise<Result<AdminSignedIn, FinishSsoError>> => {
  const { companyId, connection } = flow;
  const { settings } = await deps.stores.sso.read(companyId);
  if (!settings) return fail({ code: 'sso-over' });
  const refuse = async (error: FinishSsoError, who: string | null = null) => {
    await keepSsoFailure({ deps, companyId, reason: toReason(error), who });
    return fail(error);
  };
  if (!(await takeFlow(deps, flow))) return refuse({ code: 'sso-used' });
  if (settings.connection !== connection) return refuse({ code: 'sso-over' });
  const wanted = ['email', ...(settings.rules.length > 0 ? [settings.groupsClaim] : [])];
  const finished = await provider.finish(settings, { ...flow, returnedTo, wanted });
  if (!finished.ok) return refuse(finished.error);
  const { issuer, subject, claims } = finished.value;
  const identity = readSsoIdentity(subject, claims, settings.groupsClaim);
  const entered = await enter(deps, { companyId, settings }, { identity, issuer }, origin);
  if (!entered.ok) return refuse(entered.error, readSsoHint(claims));
  await settleStart(deps, origin, companyId);
  return entered;
};
