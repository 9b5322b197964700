import { request, type RequestOptions } from 'node:https';
import { createPublicLookup, LookupRefused } from '~/app/platform/outbound/public-lookup.server';
import type { PostWebhook } from '~/app/ports/webhooks';
import type { DeliveryAnswer } from '~/domain/webhooks/delivery-schema';
import type { DeliveryFailure } from '~/domain/webhooks/limits';
import { readReceiverUrl } from '~/domain/webhooks/receiver-url';

const toFailure = (error: NodeJS.ErrnoException): DeliveryFailure => {
  if (error instanceof LookupRefused) return error.reason;
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
  transport = {},
  timeoutMs = 5_000,
  ...addresses
}: NonNullable<Parameters<typeof createPublicLookup>[0]> & {
  /** Where a receiver listens on this machine, and who vouches for it. */
  transport?: Pick<RequestOptions, 'port' | 'ca'>;
  /** The time limit of one delivery, from the lookup to the status. */
  timeoutMs?: number;
} = {}): PostWebhook => {
  const lookup = createPublicLookup(addresses);
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
          method: 'POST',
          agent: false,
          lookup,
          ...transport,
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
