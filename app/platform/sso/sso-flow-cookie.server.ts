import * as z from 'zod';
import { signedCookie, type CookieSigning } from '~/app/platform/auth/signed-cookie.server';
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

export const createSsoFlowCookie = (signing: CookieSigning): SsoFlowCookie => {
  const cookie = signedCookie('sso-flow', claimsSchema, signing);
  return { ...cookie, write: (flow) => cookie.write({ ...flow }, ssoFlowMs, flow.expiresAt) };
};
