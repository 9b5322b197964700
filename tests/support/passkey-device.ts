import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { PasskeyAnswer } from '~/app/ports/access';

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);
const sized = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

const [isPresent, isVerified, hasKey] = [0x01, 0x04, 0x40];

interface Ceremony {
  readonly origin: string;
  readonly challenge: string;
  readonly rpId?: string;
  /** Whether the device asked for a finger, face or screen lock. */
  readonly verifiesUser?: boolean;
}

/** A phone that makes and shows one passkey (WebAuthn), for tests without a browser. */
export const aPasskeyDevice = ({ counts = false }: { counts?: boolean } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    sized(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    sized(Buffer.from(y, 'base64url')),
  ]);
  const authData = ({ origin, rpId, verifiesUser = true }: Ceremony, isNew: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counts ? ++uses : 0);
    const flags = isPresent | (verifiesUser ? isVerified : 0) | (isNew ? hasKey : 0);
    const parts = [
      sha256(Buffer.from(rpId ?? new URL(origin).hostname)),
      Buffer.from([flags]),
      count,
    ];
    return Buffer.concat(
      isNew ? [...parts, Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey] : parts,
    );
  };
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const toAnswer = (response: Record<string, Buffer>): PasskeyAnswer => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
    ),
  });
  return {
    id: id.toString('base64url'),
    make: (ceremony: Ceremony): PasskeyAnswer =>
      toAnswer({
        clientDataJSON: clientData('webauthn.create', ceremony),
        attestationObject: Buffer.concat([
          Buffer.from([0xa3]),
          ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
          ...[text('authData'), bytes(authData(ceremony, true))],
        ]),
      }),
    show: (ceremony: Ceremony): PasskeyAnswer => {
      const [clientDataJSON, authenticatorData] = [
        clientData('webauthn.get', ceremony),
        authData(ceremony, false),
      ];
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      const signature = createSign('sha256').update(signed).sign(privateKey);
      return toAnswer({ clientDataJSON, authenticatorData, signature });
    },
  };
};
