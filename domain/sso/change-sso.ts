import type { AdminRole } from '~/domain/company/admin-role';
import { isSameAccount, type AccountName } from '~/domain/company/company-admins';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxSsoRules, maxSsoText } from './limits';
import type { SsoDifference } from './sso-events';
import type { SsoRule, SsoSettings } from './sso-settings-schema';

/** What a company administrator changes. */
export type SsoChange =
  | {
      readonly intent: 'connect';
      readonly issuer: string;
      readonly clientId: string;
      /** Empty: it stays as it is. */
      readonly clientSecret: string;
      readonly groupsClaim: string;
    }
  | ({ readonly intent: 'add-rule' } & SsoRule)
  | ({ readonly intent: 'remove-rule' } & SsoRule)
  /** From now on only `breakGlass` signs in with a password. */
  | ({ readonly intent: 'require' } & AccountName)
  | { readonly intent: 'allow-passwords' }
  | { readonly intent: 'turn-off' };

export type SsoChangeError =
  | { readonly code: 'sso-off' }
  | { readonly code: 'sso-text-missing' }
  | { readonly code: 'sso-text-too-long'; readonly limit: number }
  | { readonly code: 'sso-issuer-invalid' }
  | { readonly code: 'sso-unchanged' }
  | { readonly code: 'sso-rule-known' }
  | { readonly code: 'too-many-sso-rules'; readonly limit: number }
  /** Only somebody who has just signed in this way knows that it works. */
  | { readonly code: 'sso-untried' }
  /** The person who keeps a password must be a company administrator with two-step sign-in. */
  | { readonly code: 'break-glass-unsuitable' };

/** What the domain cannot know by itself. */
export interface SsoFacts {
  /** The connection by which the administrator signed in; undefined if in another way. */
  readonly signedInBy: number | undefined;
  /** The company administrators with two-step sign-in. */
  readonly withCode: readonly AccountName[];
  /** An origin that may do without HTTPS, for tests on one machine. */
  readonly localOrigin?: string | undefined;
}

/** `next`: null if single sign-on is off. */
export interface SsoChanged {
  readonly next: SsoSettings | null;
  readonly changes: SsoDifference[];
}

/** Whether an issuer may be asked: an HTTPS URL with a host name, and nothing that a discovery URL cannot have. */
const isIssuer = (text: string, localOrigin: string | undefined): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, hostname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash) return false;
  if (localOrigin !== undefined && origin === localOrigin) return true;
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return protocol === 'https:' && !isAddress && hostname.includes('.');
};

type Changed = Result<SsoChanged, SsoChangeError>;

const connect = (
  now: SsoSettings | null,
  typed: Extract<SsoChange, { intent: 'connect' }>,
  { localOrigin }: SsoFacts,
): Changed => {
  const issuer = cleanText(typed.issuer);
  const clientId = cleanText(typed.clientId);
  const groupsClaim = cleanText(typed.groupsClaim);
  const clientSecret = typed.clientSecret.trim() || (now?.clientSecret ?? '');
  const texts = [issuer, clientId, groupsClaim, clientSecret];
  if (texts.includes('')) return fail({ code: 'sso-text-missing' });
  if (texts.some(({ length }) => length > maxSsoText))
    return fail({ code: 'sso-text-too-long', limit: maxSsoText });
  if (!isIssuer(issuer, localOrigin)) return fail({ code: 'sso-issuer-invalid' });
  const next = { issuer, clientId, groupsClaim };
  const named = (['issuer', 'clientId', 'groupsClaim'] as const).flatMap((setting) => {
    const [from, to] = [now?.[setting] ?? null, next[setting]];
    return from === to ? [] : [{ setting, from, to }];
  });
  const isNewSecret = clientSecret !== now?.clientSecret;
  if (named.length === 0 && !isNewSecret) return fail({ code: 'sso-unchanged' });
  const from = now?.breakGlass ?? null;
  return ok({
    next: {
      rules: [],
      ...now,
      ...next,
      clientSecret,
      connection: (now?.connection ?? 0) + 1,
      // Nobody knows yet whether the new connection works.
      breakGlass: null,
    },
    changes: [
      ...named,
      ...(isNewSecret ? [{ setting: 'clientSecret' } as const] : []),
      ...(from ? [{ setting: 'breakGlass', from, to: null } as const] : []),
    ],
  });
};

const isSameRule = (one: SsoRule, other: SsoRule): boolean =>
  one.group === other.group && one.role === other.role && one.siteId === other.siteId;

const addRule = (now: SsoSettings, { role, siteId, ...typed }: SsoRule): Changed => {
  const group = cleanText(typed.group);
  if (group === '') return fail({ code: 'sso-text-missing' });
  if (group.length > maxSsoText) return fail({ code: 'sso-text-too-long', limit: maxSsoText });
  const rule = { group, role, siteId };
  if (now.rules.some((one) => isSameRule(one, rule))) return fail({ code: 'sso-rule-known' });
  if (now.rules.length >= maxSsoRules)
    return fail({ code: 'too-many-sso-rules', limit: maxSsoRules });
  return ok({
    next: { ...now, rules: [...now.rules, rule] },
    changes: [{ setting: 'rule', from: null, to: rule }],
  });
};

const removeRule = (now: SsoSettings, { group, role, siteId }: SsoRule): Changed => {
  const rule = { group, role, siteId };
  const rules = now.rules.filter((one) => !isSameRule(one, rule));
  return rules.length === now.rules.length
    ? fail({ code: 'sso-unchanged' })
    : ok({ next: { ...now, rules }, changes: [{ setting: 'rule', from: rule, to: null }] });
};

const keepPasswordOf = (now: SsoSettings, to: AccountName | null): Changed => {
  const from = now.breakGlass;
  const isSame = from === null || to === null ? from === to : isSameAccount(from, to);
  return isSame
    ? fail({ code: 'sso-unchanged' })
    : ok({
        next: { ...now, breakGlass: to },
        changes: [{ setting: 'breakGlass', from, to }],
      });
};

const require = (
  now: SsoSettings,
  { siteId, username }: AccountName,
  { signedInBy, withCode }: SsoFacts,
): Changed => {
  if (signedInBy !== now.connection) return fail({ code: 'sso-untried' });
  const account = { siteId, username };
  return withCode.some((one) => isSameAccount(one, account))
    ? keepPasswordOf(now, account)
    : fail({ code: 'break-glass-unsuitable' });
};

const turnOff = ({ issuer, clientId, groupsClaim, rules, breakGlass }: SsoSettings): Changed =>
  ok({
    next: null,
    changes: [
      { setting: 'issuer', from: issuer, to: null },
      { setting: 'clientId', from: clientId, to: null },
      { setting: 'groupsClaim', from: groupsClaim, to: null },
      ...rules.map((rule) => ({ setting: 'rule', from: rule, to: null }) as const),
      ...(breakGlass ? [{ setting: 'breakGlass', from: breakGlass, to: null } as const] : []),
    ],
  });

/** What a change makes of the settings, and what it changes one by one. */
export const changeSsoSettings = (
  now: SsoSettings | null,
  change: SsoChange,
  facts: SsoFacts,
): Changed => {
  if (change.intent === 'connect') return connect(now, change, facts);
  if (!now) return fail({ code: 'sso-off' });
  switch (change.intent) {
    case 'add-rule':
      return addRule(now, change);
    case 'remove-rule':
      return removeRule(now, change);
    case 'require':
      return require(now, change, facts);
    case 'allow-passwords':
      return keepPasswordOf(now, null);
    case 'turn-off':
      return turnOff(now);
  }
};

/**
 * Whether an account may not sign in with a password. The last resort may only with a code besides. A master belongs to the
 * installation, not to the company.
 */
export const mustUseSso = (
  settings: Pick<SsoSettings, 'breakGlass'> | null,
  {
    role,
    hasCode,
    ...account
  }: AccountName & { readonly role: AdminRole; readonly hasCode: boolean },
): boolean =>
  role !== 'master' &&
  settings !== null &&
  settings.breakGlass !== null &&
  !(hasCode && isSameAccount(settings.breakGlass, account));
