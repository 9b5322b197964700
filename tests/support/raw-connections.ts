import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  // Ignores errors, because the server may end the connection in any way.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Opens `count` connections to a local server. They send nothing by themselves. */
export const connectTo = (port: number, count: number): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => open(port)));

/** Resolves once the other side has closed the connection. */
export const closed = (socket: Socket) =>
  new Promise<void>((isClosed) => {
    if (socket.destroyed) isClosed();
    else socket.once('close', () => isClosed());
    // Reads the data, because otherwise the end of the connection is not reported.
    socket.resume();
  });

const head = [
  'POST /admin-portal HTTP/1.1',
  'Host: x',
  'Origin: http://x',
  'Content-Type: application/x-www-form-urlencoded',
].join('\r\n');

/** Sends only the first part of a request's head. */
export const sendHalfHead = (socket: Socket): void => {
  socket.write(`${head}\r\nX-Slow: `);
};

/**
 * Sends the head of a request with a form of `length` bytes. Resolves once the server has begun the request and
 * waits for the form.
 */
export const sendHead = async (socket: Socket, length: number): Promise<void> => {
  socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`);
  await once(socket, 'data');
};
