import { createHmac } from 'node:crypto';

/** Begins the text of each secret, as Standard Webhooks has it. */
const secretPrefix = 'whsec_';

/** A secret as a program takes it. */
export const writeSecret = (secret: string): string => `${secretPrefix}${secret}`;

/**
 * The headers that prove who sent a message and when (Standard Webhooks 1.0): a signature by each secret over ID, time and
 * body. A receiver refuses old times, so that nobody can send a message again later.
 */
export const signMessage = ({
  messageId,
  body,
  secrets,
  now,
}: {
  messageId: string;
  body: string;
  /** Each in base64. */
  secrets: readonly string[];
  /** Epoch milliseconds. */
  now: number;
}): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret, 'base64'))
      .update([messageId, timestamp, body].join('.'))
      .digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
};
