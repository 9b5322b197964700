import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  // Ignores errors, because the server may end the connection in any way.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Opens this many connections to a local server, which send nothing by themselves. */
export const connectTo = (port: number, count: number): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => open(port)));

/** Resolves once the other side has closed the connection. */
export const closed = (socket: Socket) =>
  new Promise<void>((isClosed) => {
    if (socket.destroyed) isClosed();
    else socket.once('close', () => isClosed());
    // Without a reader the end of the connection is not reported.
    socket.resume();
  });

const head = [
  'POST /admin-portal HTTP/1.1',
  'Host: x',
  'Origin: http://x',
  'Content-Type: application/x-www-form-urlencoded',
].join('\r\n');

/** Sends a part of a request's head. */
export const sendHalfHead = (socket: Socket): void => {
  socket.write(`${head}\r\nX-Slow: `);
};

/** Sends the head of a form of this many bytes; resolves once the server runs the request and waits for them. */
export const sendHead = async (socket: Socket, length: number): Promise<void> => {
  socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`);
  await once(socket, 'data');
};
