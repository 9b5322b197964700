import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function that closes the server: it stops listening, closes idle connections at once, and closes
 * busy ones after their responses or after `graceMs`. Node's own `close` would wait for clients to close
 * connections that have never sent a request, and browsers open such connections in advance.
 */
export const createClose = (server: Server): ((graceMs: number) => Promise<void>) => {
  const runningRequests = new Map<Socket, number>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    runningRequests.set(socket, 0);
    socket.once('close', () => runningRequests.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const add = (count: 1 | -1) => {
      const running = runningRequests.get(socket);
      if (running === undefined) return;
      runningRequests.set(socket, running + count);
      if (isClosing && running + count === 0) socket.destroySoon();
    };
    add(1);
    response.once('close', () => add(-1));
  });

  return (graceMs) =>
    new Promise((closed) => {
      isClosing = true;
      const giveUp = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(giveUp);
        closed();
      });
      for (const [socket, running] of runningRequests) if (running === 0) socket.destroySoon();
    });
};
