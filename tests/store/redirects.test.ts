import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createClient } from '~/app/store/create-stores.server';

const listen = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}` };
};

test.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (code) => {
  let followed = 0;
  const elsewhere = await listen((_request, response) => {
    followed += 1;
    response.end('{}');
  });
  const store = await listen((_request, response) => {
    response.writeHead(code, { location: elsewhere.address }).end();
  });
  const client = createClient({
    endpoint: store.address,
    region: 'local',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  const reading = client.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } }));
  await expect(reading).rejects.toThrow();
  expect(followed).toBe(0);
  client.destroy();
  for (const { server } of [store, elsewhere]) server.close();
});
