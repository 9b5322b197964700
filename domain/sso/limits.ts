import { minuteMs } from '~/domain/time/time-units';

/**
 * How long a session lasts that the company's provider opened. After that the provider is asked again, so it is also how
 * long somebody stays who was removed from every group.
 */
export const ssoSessionMs = 30 * minuteMs;
/** How long somebody may take to sign in at the provider. */
export const ssoFlowMs = 10 * minuteMs;
export const maxSsoRules = 50;
/** The longest issuer, client ID, client secret, claim or group. */
export const maxSsoText = 500;
