import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { createPublicLookup, LookupRefused } from '~/app/platform/outbound/public-lookup.server';
import { OutboundError } from './outbound-error';

const publicLookup = createPublicLookup();

/** Metadata, keys and tokens take a few KB. */
const maxBytes = 256 * 1024;

const hasForbiddenUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  protocol !== 'https:' ||
  username !== '' ||
  password !== '' ||
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      incoming.destroy();
      throw new OutboundError('too-large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const toResponse = async (incoming: IncomingMessage): Promise<Response> => {
  const { statusCode: status = 0, headers } = incoming;
  if (status >= 300 && status < 400) {
    incoming.destroy();
    throw new OutboundError('redirected');
  }
  const body = await readBody(incoming);
  return new Response(status === 204 ? null : new Uint8Array(body), {
    status,
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
};

const send = (url: URL, options: RequestOptions, body: string | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    const outgoing = request(url, options, (incoming) => {
      toResponse(incoming).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const toTrouble = (error: unknown, signal: AbortSignal): OutboundError => {
  if (error instanceof OutboundError) return error;
  if (error instanceof LookupRefused && error.reason === 'address-not-public')
    return new OutboundError('forbidden-address');
  return new OutboundError(signal.aborted ? 'timeout' : 'unreachable');
};

/**
 * Fetches URLs that a company's administrator, or a provider named by one, chose: over HTTPS from public addresses only,
 * without redirects, small answers only, until `signal` ends it. `localOrigin` may do without HTTPS, for tests on one machine.
 */
export const createGuardedFetch =
  (signal: AbortSignal, localOrigin: string | undefined): CustomFetch =>
  async (address, { method, headers, body }) => {
    const url = new URL(address);
    const isLocal = url.origin === localOrigin;
    if (!isLocal && hasForbiddenUrl(url)) throw new OutboundError('forbidden-address');
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      // A connection of its own, because one that is kept would skip the check of the address.
      agent: false,
      signal,
      ...(!isLocal && { lookup: publicLookup }),
    };
    try {
      return await send(url, options, body ? String(body) : undefined);
    } catch (error) {
      throw toTrouble(error, signal);
    }
  };
