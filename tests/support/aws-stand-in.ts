import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface AwsRequest {
  readonly path: string;
  /** The body as a form, for services that receive forms, such as CloudFormation. `Action` names the call. */
  readonly form: URLSearchParams;
  readonly body: string;
}
export interface AwsAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

const refusal = `<ErrorResponse><Error><Type>Sender</Type><Code>AccessDenied</Code>
  <Message>This stand-in allows nothing else.</Message></Error></ErrorResponse>`;

/** A fake AWS for commands in their own process, reached through AWS_ENDPOINT_URL. Calls that `answer` does not handle are denied. */
export const startAwsStandIn = async (answer: (request: AwsRequest) => AwsAnswer | undefined) => {
  const asked: AwsRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const asking = { path: request.url ?? '', form: new URLSearchParams(body), body };
      asked.push(asking);
      const {
        status = 200,
        headers = {},
        body: given,
      } = answer(asking) ?? {
        status: 403,
        body: refusal,
      };
      response.writeHead(status, { 'content-type': 'text/xml', ...headers });
      response.end(given);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
};
