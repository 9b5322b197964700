import { createECDH } from 'node:crypto';
import type { Mailer } from '~/app/ports/mail';
import type { Push } from '~/domain/mail/push';
import { isPushEndpoint, type PushDevice } from '~/domain/mail/push-device';
import { toEpochMs } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { writePushText } from './push-text.server';

/** The public part of the private key, in base64url. Browsers bind a device to it. */
export const getPushPublicKey = (privateKey: string): string => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey('base64url');
};

/** Push services keep a message this long for a device that is off. Later it would be old news. */
const keptMs = dayMs;

/** The seconds for which a message is worth showing: one about a closing is not after it. */
const getSecondsToLive = ({ message }: Push, now: number): number => {
  const left = 'closesAt' in message ? toEpochMs(message.closesAt.instant) - now : keptMs;
  return Math.max(0, Math.floor(Math.min(left, keptMs) / 1_000));
};
const timeoutMs = 10_000;
/** The statuses with which push services answer about a device that turned notifications off or was reset. */
const goneStatuses = [404, 410];

export interface PushFrame {
  /** Signs the messages (RFC 8292): 32 bytes in base64url. */
  readonly privateKey: string;
  /** The address that a push service may write to about the messages. */
  readonly contact: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A push service on this machine, for tests. */
  readonly localOrigin?: string | undefined;
}

/** The request for one notification, encrypted for the device; null if its keys are not usable. */
const makeRequest = async (
  device: PushDevice,
  { id, mail }: { readonly id: string; readonly mail: Push },
  { privateKey, contact, now }: PushFrame,
) => {
  const { default: webPush } = await import('web-push');
  const text = await writePushText(mail);
  const vapidDetails = {
    subject: `mailto:${contact}`,
    publicKey: getPushPublicKey(privateKey),
    privateKey,
  };
  const { endpoint, p256dh, auth } = device;
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...text, id }),
      { vapidDetails, TTL: getSecondsToLive(mail, now()), urgency: 'normal' },
    );
  } catch {
    return null;
  }
};

/** Sends notifications to the push services of browsers (RFC 8030). */
export const createPusher = (frame: PushFrame): Pick<Mailer, 'push'> => ({
  push: async (device, entry) => {
    // Checked here too, because a restored or imported table may hold any URL.
    if (!isPushEndpoint(device.endpoint, frame.localOrigin)) return 'gone';
    const made = await makeRequest(device, entry, frame);
    if (!made) return 'gone';
    const { 'Content-Length': _length, ...headers } = made.headers;
    const answer = await fetch(device.endpoint, {
      method: made.method,
      headers: headers as Record<string, string>,
      body: made.body as Buffer<ArrayBuffer>,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (goneStatuses.includes(answer.status)) return 'gone';
    if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
    return 'sent';
  },
});
