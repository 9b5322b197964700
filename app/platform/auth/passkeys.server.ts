import { isIP } from 'node:net';
import type { PasskeyAnswer, PasskeyVerifier } from '~/app/ports/passkeys';

/** A wrong answer makes the library throw, whatever is wrong with it. Nobody needs to know what that is. */
const orNull = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

/**
 * Null where browsers allow no passkeys: without a public origin, and where its host is an IP address. The library is
 * loaded when it is first needed, because few requests need it.
 */
export const createPasskeyVerifier = (publicOrigin: string | undefined): PasskeyVerifier | null => {
  if (publicOrigin === undefined) return null;
  const { origin, hostname } = new URL(publicOrigin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });
  return {
    rpId: hostname,
    verifyNew: (answer, challenge) =>
      orNull(async () => {
        const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: answer as PasskeyAnswer &
            Parameters<typeof verifyRegistrationResponse>[0]['response'],
          ...expected(challenge),
        });
        if (!verified) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
      }),
    verifyUse: (answer, challenge, { id, publicKey, counter }) =>
      orNull(async () => {
        const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer as PasskeyAnswer &
            Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          ...expected(challenge),
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
          },
        });
        return verified ? { counter: authenticationInfo.newCounter } : null;
      }),
  };
};
