import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const lastsMs = 3_600_000;

/** Answers AssumeRole like AWS STS, for bundles and programs, which contain an SDK of their own. The SDK finds it through AWS_ENDPOINT_URL_STS. */
export const startTokenService = async () => {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      response.setHeader('content-type', 'text/xml');
      response.end(`<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
        <AssumeRoleResult><Credentials>
          <AccessKeyId>tenant-${asked.length}</AccessKeyId>
          <SecretAccessKey>local</SecretAccessKey>
          <SessionToken>token-${asked.length}</SessionToken>
          <Expiration>${new Date(Date.now() + lastsMs).toISOString()}</Expiration>
        </Credentials></AssumeRoleResult></AssumeRoleResponse>`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests that have arrived so far, as forms. */
    asked,
    stop: () => new Promise((closed) => server.close(closed)),
  };
};
