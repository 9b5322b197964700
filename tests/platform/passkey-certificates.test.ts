import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, test } from 'vitest';
import { createPasskeyVerifier, hasCertificates } from '~/app/platform/auth/passkeys.server';
import { aPasskeyDevice } from '~/tests/support/passkey-device';

const encode = (fmt: string, attStmt: ReadonlyMap<string, unknown>): string => {
  const fields = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', new Uint8Array(37)],
  ]);
  const encoded = isoCBOR.encode(fields as Parameters<typeof isoCBOR.encode>[0]);
  return Buffer.from(encoded).toString('base64url');
};
const certificates = new Map([['x5c', [new Uint8Array(10)]]]);

test.each([
  ['none', new Map(), false],
  ['packed', new Map([['alg', -7]]), false],
  ['packed', certificates, true],
  ['android-key', certificates, true],
  ['fido-u2f', new Map(), true],
  ['tpm', new Map(), true],
] as const)('a passkey of format %s with %j has certificates: %s', async (fmt, attStmt, has) => {
  expect(await hasCertificates(encode(fmt, attStmt))).toBe(has);
});

test('a passkey with certificates is refused before anything else of it is looked at', async () => {
  const origin = 'https://jobs.example';
  const verifier = createPasskeyVerifier(origin)!;
  const challenge = 'Y2hhbGxlbmdl';
  const made = aPasskeyDevice().make({ origin, challenge });
  expect(await verifier.verifyNew(made, challenge)).not.toBeNull();
  const attestationObject = encode('android-key', certificates);
  const vouched = { ...made, response: { ...(made.response as object), attestationObject } };
  expect(await verifier.verifyNew(vouched, challenge)).toBeNull();
});
