import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PostWebhook } from '~/app/ports/webhooks';
import type { DeliveryAnswer } from '~/domain/webhooks/delivery-schema';
import type { DeliveryFailure } from '~/domain/webhooks/limits';
import { readReceiverUrl } from '~/domain/webhooks/receiver-url';
import { isPublicAddress } from './public-address.server';

/** How long one delivery may take, from the lookup to the status. */
const timeoutMs = 5_000;

/** All addresses of a name; throws if there is none. */
type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Not the system's own lookup: only four of those run at once, so names that are slow to look up would delay all others. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });
const resolveByDns: Resolve = async (host) => {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (found.length === 0) throw new Error('The name has no address');
  return found;
};

class LookupRefused extends Error {
  readonly failure: DeliveryFailure;
  constructor(failure: DeliveryFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Looks a name up for a connection, and refuses it if any of its addresses is not public. The connection goes to the very
 * addresses that were checked, so a name that changes in between leads nowhere else.
 */
const createLookup =
  (resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          callback(new LookupRefused('address-not-public'), '', 0);
        else if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      () => callback(new LookupRefused('host-unknown'), '', 0),
    );
  };

const toFailure = (error: NodeJS.ErrnoException): DeliveryFailure => {
  if (error instanceof LookupRefused) return error.failure;
  const { code = '', name } = error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'too-slow';
  const isAboutCertificate = /CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME|ALTNAME/.test(code);
  return isAboutCertificate ? 'certificate-invalid' : 'not-reached';
};

/**
 * Sends webhooks by HTTPS to hosts of the internet alone, because administrators type their URLs and this server makes the
 * request. It follows no redirect and reads only the status of an answer. Options other than the defaults are for tests.
 */
export const createPostWebhook = ({
  resolve = resolveByDns,
  isAllowed = isPublicAddress,
  transport = {},
}: {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  /** Where a receiver listens on this machine, and who vouches for it. */
  transport?: Pick<RequestOptions, 'port' | 'ca'>;
} = {}): PostWebhook => {
  const lookup = createLookup(resolve, isAllowed);
  return ({ url, headers, body }) =>
    new Promise<DeliveryAnswer>((answer) => {
      // Checked here too, because a restored or imported table may hold any URL.
      const allowed = readReceiverUrl(url);
      if (allowed === null) {
        answer({ failure: 'address-not-public' });
        return;
      }
      const sent = request(
        new URL(allowed),
        {
          ...{ method: 'POST', agent: false, lookup, ...transport },
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Job-Selection-Webhooks/1',
          },
        },
        ({ statusCode = 0 }) => {
          answer({ status: statusCode });
          sent.destroy();
        },
      );
      sent.on('error', (error) => answer({ failure: toFailure(error) }));
      sent.end(body);
    });
};
