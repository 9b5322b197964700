import { Secret, TOTP } from 'otpauth';
import type { OneTimePasswords } from '~/app/ports/access';
import { productName } from '~/domain/shared/product';

const stepMs = 30_000;
const makeTotp = (secret: string, label = '') =>
  new TOTP({ issuer: productName, label, secret: Secret.fromBase32(secret) });

/**
 * TOTP with the usual settings of authenticator apps: SHA-1, six digits, 30 seconds, one step of tolerance each
 * way.
 */
export const oneTimePasswords: OneTimePasswords = {
  newSecret: () => new Secret({ size: 20 }).base32,
  uri: (secret, label) => makeTotp(secret, label).toString(),
  findStep: ({ secret, code, now }) => {
    // Checked here because the library throws if the code has another length.
    if (!/^\d{6}$/.test(code)) return null;
    const delta = makeTotp(secret).validate({ token: code, timestamp: now, window: 1 });
    return delta === null ? null : Math.floor(now / stepMs) + delta;
  },
};
