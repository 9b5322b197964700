import { Secret, TOTP } from 'otpauth';
import type { OneTimePasswords } from '~/app/ports/access';
import { productName } from '~/domain/shared/product';

const stepMs = 30_000;
const makeTotp = (secret: string, label = '') =>
  new TOTP({ issuer: productName, label, secret: Secret.fromBase32(secret) });

/** TOTP as every authenticator app has it: SHA-1, six digits, 30 seconds, one step late or early. */
export const oneTimePasswords: OneTimePasswords = {
  newSecret: () => new Secret({ size: 20 }).base32,
  uri: (secret, label) => makeTotp(secret, label).toString(),
  findStep: ({ secret, code, now }) => {
    // The library compares bytes and throws where their number differs.
    if (!/^\d{6}$/.test(code)) return null;
    const delta = makeTotp(secret).validate({ token: code, timestamp: now, window: 1 });
    return delta === null ? null : Math.floor(now / stepMs) + delta;
  },
};
