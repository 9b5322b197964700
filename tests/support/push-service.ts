import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's key material, made as a browser makes it, and its side of the encryption (RFC 8188, RFC 8291). */
export const createBrowserKeys = () => {
  const keys = createECDH('prime256v1');
  const ownPublic = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: ownPublic.toString('base64url'),
    auth: auth.toString('base64url'),
    /** What the browser hands to its service worker. */
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const senderPublic = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + senderPublic.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, senderPublic]);
      const secret = derive(keys.computeSecret(senderPublic), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
};

interface PushRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. It answers with `status` and keeps what it got. */
export const startPushService = async () => {
  const requests: PushRequest[] = [];
  const answer = { status: 201 };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { url: path = '', headers } = incoming;
      requests.push({ path, headers, body: Buffer.concat(chunks) });
      outgoing.writeHead(answer.status, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    answer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
