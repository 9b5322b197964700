import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between the browser and the server that a story can cut. A browser's own switch does not reach its workers. */
export interface CuttableNetwork {
  /** The server's URL through this network. */
  readonly url: string;
  /** Ends every connection and accepts none. */
  readonly cut: () => void;
  /** Accepts connections, but delivers nothing, like one bar of signal. */
  readonly stall: () => void;
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

export const startCuttableNetwork = async (serverUrl: string): Promise<CuttableNetwork> => {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: 'on' | 'cut' | 'stalled' = 'on';
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    track(socket);
    if (state === 'cut') socket.destroy();
    if (state !== 'on') return;
    const target = connect(Number(port), hostname);
    track(target);
    socket.pipe(target).pipe(socket);
    socket.on('close', () => target.destroy());
    target.on('close', () => socket.destroy());
  });
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const change = (next: typeof state) => () => {
    state = next;
    endAll();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: change('cut'),
    stall: change('stalled'),
    mend: change('on'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
};
