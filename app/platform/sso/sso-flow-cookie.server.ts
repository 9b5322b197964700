import * as z from 'zod';
import { longLivedCookie } from '~/app/platform/auth/long-lived-cookie';
import { signedTokens } from '~/app/platform/auth/signed-token.server';
import type { SsoFlow } from '~/app/services/sso/start-sso.server';
import { ssoFlowMs } from '~/domain/sso/limits';

const claimsSchema = z.object({
  companyId: z.string(),
  connection: z.int(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
  expiresAt: z.int(),
}) satisfies z.ZodType<SsoFlow>;

/** Keeps a sign-in that has begun in the browser that began it, so that nothing is stored for strangers. */
export interface SsoFlowCookie {
  /** Null if this browser began none, or too long ago. */
  read(request: Request): Promise<SsoFlow | null>;
  /** `Set-Cookie` values. */
  write(flow: SsoFlow): Promise<string>;
  clear(): string;
}

export const createSsoFlowCookie = ({
  secure,
  ...options
}: {
  keys: readonly string[];
  secure: boolean;
  now: () => number;
}): SsoFlowCookie => {
  const cookie = longLivedCookie('sso-flow', secure);
  const tokens = signedTokens({ ...options, audience: 'sso-flow', claims: claimsSchema });
  return {
    read: async (request) => {
      const token = cookie.read(request);
      const reading = token ? await tokens.read(token) : null;
      return reading?.status === 'valid' ? reading.claims : null;
    },
    write: async (flow) =>
      cookie.write(await tokens.sign({ ...flow }, Math.floor(flow.expiresAt / 1000)), ssoFlowMs),
    clear: cookie.clear,
  };
};
