import { connect } from 'node:net';

/** Raw requests that no browser sends, with which a stranger could try to block everyone else. */
export const hostileRequests = (host: string): Record<string, string> => {
  const head = (line: string, ...headers: string[]) =>
    [line, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n') + '\r\n\r\n';
  const post = (type: string, body: string) =>
    head(
      'POST /driver-login HTTP/1.1',
      `Origin: http://${host}`,
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ) + body;
  const form = 'application/x-www-form-urlencoded';
  const many = (count: number, part: (at: number) => string, separator = '') =>
    Array.from({ length: count }, (_, at) => part(at)).join(separator);
  return {
    '80,000 names': post(
      form,
      many(80_000, (at) => `${at.toString(36)}=`, '&'),
    ),
    '80,000 values of one name': post(
      form,
      many(80_000, () => 'a=1', '&'),
    ),
    'a name of 20,000 brackets': post(form, `a${'[b]'.repeat(20_000)}=1`),
    '20,000 parts': post(
      'multipart/form-data; boundary=bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
      many(
        20_000,
        (at) =>
          `--bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\n1\r\n`,
      ) + '--bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb--\r\n',
    ),
    'JSON 30,000 arrays deep': post('application/json', '['.repeat(30_000)),
    '10 MB in chunks of one byte':
      head(
        'POST /driver-login HTTP/1.1',
        `Origin: http://${host}`,
        `Content-Type: ${form}`,
        'Transfer-Encoding: chunked',
      ) + '1\r\na\r\n'.repeat(10 * 1024 * 1024),
    '1,000 cookies': head('GET / HTTP/1.1', `Cookie: ${many(1_000, (at) => `c${at}=1`, '; ')}`),
    '150 headers': head('GET / HTTP/1.1', ...Array.from({ length: 150 }, (_, at) => `X-${at}: 1`)),
    '5,000 parameters': head(`GET /?${'a&'.repeat(5_000)} HTTP/1.1`),
  };
};

/** Sends the bytes on a new connection. Resolves to the status, or to null if the server closed the connection. */
export const sendRaw = (port: number, bytes: string): Promise<number | null> =>
  new Promise((answered) => {
    const socket = connect({ host: '127.0.0.1', port });
    let answer = '';
    const finish = () => {
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      answered(status ? Number(status) : null);
    };
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
      if (answer.length > 12) finish();
    });
    socket.on('close', finish).on('error', finish);
    socket.end(bytes);
  });
