import type { SsoTrouble } from '~/domain/sso/sso-failure';
import { OutboundError } from './outbound-error';

const byClaim: Readonly<Record<string, SsoTrouble>> = {
  iss: 'wrong-issuer',
  aud: 'wrong-audience',
  azp: 'wrong-audience',
  nonce: 'wrong-nonce',
  exp: 'wrong-time',
  iat: 'wrong-time',
  nbf: 'wrong-time',
};

/** The errors of the token endpoint about a client that it does not know, or about its secret (RFC 6749, 5.2). */
const clientErrors = ['invalid_client', 'unauthorized_client'];

interface Details {
  readonly code?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly claim?: unknown;
  readonly attribute?: unknown;
}

const describeOne = ({ code, error, message, claim, attribute }: Details): SsoTrouble | null => {
  if (typeof claim === 'string') return byClaim[claim] ?? 'wrong-token';
  if (attribute === 'issuer') return 'wrong-issuer';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'denied';
  if (code === 'OAUTH_RESPONSE_BODY_ERROR')
    return clientErrors.includes(String(error)) ? 'client-refused' : 'code-refused';
  // The library tells these apart by their texts alone.
  if (code === 'OAUTH_INVALID_RESPONSE' && /"state"/.test(String(message))) return 'wrong-state';
  if (code === 'OAUTH_INVALID_RESPONSE' && /"iss"/.test(String(message))) return 'wrong-issuer';
  if (code === 'OAUTH_INVALID_RESPONSE' && /claim missing/.test(String(message)))
    return /"nonce"/.test(String(message)) ? 'wrong-nonce' : 'wrong-token';
  return null;
};

/** Why the library refused, from the error or what caused it. Never contains what the provider sent. */
export const describeTrouble = (error: unknown, otherwise: SsoTrouble): SsoTrouble => {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Details).cause) {
    if (at instanceof OutboundError) return at.trouble;
    const found = describeOne(at as Details);
    if (found) return found;
  }
  return otherwise;
};
