import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Accepts requests and never answers, for bundles, which contain an SDK of their own. */
export const startSilentService = async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
};
