import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers like AWS Secrets Manager, for bundles, which contain an SDK of their own. The SDK finds it through AWS_ENDPOINT_URL_SECRETS_MANAGER. */
export const startSecretService = async (secrets: Record<string, string>) => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { SecretId } = JSON.parse(body) as { SecretId: string };
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify({ SecretString: secrets[SecretId] }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((closed) => server.close(closed)),
  };
};
