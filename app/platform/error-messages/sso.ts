import { serverCopy } from '~/app/copy/copy';
import type { SsoDue } from '~/app/services/access/check-password-way.server';
import type { LastResortStays } from '~/app/services/people/change-person.server';
import type { ChangeSsoError } from '~/app/services/sso/change-sso.server';
import type { FinishSsoError } from '~/app/services/sso/finish-sso.server';
import type { StartSsoError } from '~/app/services/sso/start-sso.server';
import type { SsoTrouble } from '~/domain/sso/sso-failure';
import type { ErrorMessage, ErrorMessages } from './error-message';

/** This browser began no sign-in, or too long ago. */
interface NoSsoFlow {
  readonly code: 'sso-no-flow';
}

export type SsoError =
  | ChangeSsoError
  | StartSsoError
  | FinishSsoError
  | NoSsoFlow
  | SsoDue
  | LastResortStays;

const unchanged = (text: string, status: ErrorMessage['status']): ErrorMessage => ({
  status,
  title: serverCopy.common.nothingWasChanged,
  text,
});
const notSignedIn = (text: string, status: ErrorMessage['status'] = 403): ErrorMessage => ({
  status,
  title: serverCopy.sso.notSignedIn,
  text,
});

const atProvider: readonly SsoTrouble[] = [
  ...(['unreachable', 'timeout', 'too-large', 'redirected'] as const),
  ...(['forbidden-address', 'not-openid'] as const),
];

/** Leaves out the details: no person could use them, and no stranger should learn them. */
const describeRefused = (trouble: SsoTrouble): string => {
  if (trouble === 'denied') return serverCopy.sso.denied;
  if (trouble === 'client-refused') return serverCopy.sso.clientRefused;
  return atProvider.includes(trouble)
    ? serverCopy.sso.providerFailed
    : serverCopy.sso.answerRefused;
};

export const ssoMessages = {
  'sso-off': () => unchanged(serverCopy.sso.off, 409),
  'sso-text-missing': () => unchanged(serverCopy.sso.textMissing, 422),
  'sso-text-too-long': ({ limit }) => unchanged(serverCopy.sso.textTooLong(limit), 422),
  'sso-issuer-invalid': () => unchanged(serverCopy.sso.issuerInvalid, 422),
  'sso-unchanged': () => unchanged(serverCopy.sso.unchanged, 409),
  'sso-rule-known': () => unchanged(serverCopy.sso.ruleKnown, 409),
  'too-many-sso-rules': ({ limit }) => unchanged(serverCopy.sso.tooManyRules(limit), 409),
  'sso-untried': () => unchanged(serverCopy.sso.untried, 409),
  'break-glass-unsuitable': () => unchanged(serverCopy.sso.unsuitable, 422),
  'sso-changed-meanwhile': () => unchanged(serverCopy.sso.changed, 409),
  'sso-provider-silent': () => unchanged(serverCopy.sso.silent, 422),
  'last-resort-stays': ({ name }) => unchanged(serverCopy.sso.lastResort(name), 409),
  'sso-not-offered': () => notSignedIn(serverCopy.sso.notOffered, 404),
  'sso-refused': ({ trouble }) => notSignedIn(describeRefused(trouble)),
  'sso-no-flow': () => notSignedIn(serverCopy.sso.flowOver, 410),
  'sso-used': () => notSignedIn(serverCopy.sso.used, 410),
  'sso-over': () => notSignedIn(serverCopy.sso.over, 409),
  'sso-email-unverified': () => notSignedIn(serverCopy.sso.unverified),
  'sso-person-unknown': () => notSignedIn(serverCopy.sso.unknown),
  'sso-several-accounts': () => notSignedIn(serverCopy.sso.several),
  'sso-tied-to-another': () => notSignedIn(serverCopy.sso.tied),
  'sso-groups-elsewhere': () => notSignedIn(serverCopy.sso.groupsElsewhere),
  'sso-no-group': () => notSignedIn(serverCopy.sso.noGroup),
  'sso-due': () => ({ status: 403, title: serverCopy.sso.due, text: serverCopy.sso.dueText }),
} satisfies Partial<ErrorMessages<SsoError>>;
