import { isIP } from 'node:net';
import type { PasskeyAnswer, PasskeyVerifier } from '~/app/ports/access';

/** A wrong answer makes the library throw, whatever is wrong with it. Nobody needs to know what that is. */
const orNull = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

/**
 * Whether the device vouches for the passkey with certificates, for which no page asks. The library would fetch the URLs of
 * revocation lists that they name, and so whatever a sender wrote there.
 */
export const hasCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  if (format === 'none') return false;
  return format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined;
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
        const response = answer as PasskeyAnswer &
          Parameters<typeof verifyRegistrationResponse>[0]['response'];
        if (await hasCertificates(response.response.attestationObject)) return null;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response,
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
