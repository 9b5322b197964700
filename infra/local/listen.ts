import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { serve, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { breakOffFailedDownload } from './break-off';
import { createClose } from './close-server';

export interface Listening {
  readonly port: number;
  readonly node: Server;
  /** Closes the server. Running requests have up to `graceMs` to finish. */
  readonly close: (graceMs: number) => Promise<void>;
}

interface Place {
  readonly host: string;
  readonly port: number;
  /** The environment variable that sets the port. */
  readonly portName: string;
}

const describe = (code: string | undefined, { host, port, portName }: Place): string => {
  switch (code) {
    case 'EADDRINUSE':
      return `${portName}: ${port} on ${host} is in use by another program. Stop it, or set ${portName} to another port.`;
    case 'EACCES':
      return `${portName}: this user may not listen on ${port}. Set ${portName} to a port from 1024 on.`;
    case 'EADDRNOTAVAIL':
      return `HOST: ${host} is not an address of this machine.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} is not a name that this machine knows.`;
    default:
      return `HOST, ${portName}: cannot listen on ${port} of ${host} (${code}).`;
  }
};

/**
 * Cuts off a chunked request once its response is sent, because millions of tiny chunks would block the
 * process. After the refusal of any other body, the rest is read for a moment, so that a browser receives the
 * response. Browsers do not send chunked bodies.
 */
const cutOffAfterAnswer = (incoming: IncomingMessage, response: ServerResponse) => {
  if (incoming.headers['transfer-encoding'] === undefined) return;
  response.once('finish', () => {
    if (!incoming.complete) incoming.socket.destroy();
  });
};

/** Serves the app at that address. If the address cannot be used, throws an error that names the variable to change. */
export const listen = (
  app: Hono,
  place: Place,
  serverOptions: ServerOptions = {},
): Promise<Listening> =>
  new Promise((listening, failed) => {
    const { host: hostname, port } = place;
    const refuse = ({ code }: NodeJS.ErrnoException) => failed(new Error(describe(code, place)));
    const fetch = async (request: Request, bindings: unknown) => {
      const { outgoing } = bindings as HttpBindings;
      return breakOffFailedDownload(await app.fetch(request, bindings as HttpBindings), outgoing);
    };
    const server = serve({ fetch, hostname, port, serverOptions }, (info) => {
      // Errors after the start are not handled here, so they end the process with their message.
      server.off('error', refuse);
      listening({ port: info.port, node: server, close });
    }) as Server;
    server.prependListener('request', cutOffAfterAnswer);
    const close = createClose(server);
    server.on('error', refuse);
  });
