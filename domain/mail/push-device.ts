import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';

/** Every message goes to each device, so their number is limited. */
export const maxDevices = 5;

/** A browser that shows notifications to a driver, as its push service knows it (RFC 8030, RFC 8291). */
export const pushDeviceSchema = z.object({
  id: z.string().min(1),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** Its browser and system, as words for the driver. */
  name: z.string(),
  addedAt: instantSchema,
  /** Until the device has received the first notification. It gets nothing else before. */
  unconfirmed: z.literal(true).optional(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** What a browser says about itself: an uncompressed point of P-256 and 16 bytes, in base64url. */
export const subscriptionSchema = z.object({
  endpoint: z.string().max(1_000),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const pushHosts = ['fcm.googleapis.com', 'web.push.apple.com'];
const pushDomains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether the server may send to a URL that a browser named: only to the push services of browsers, so that nobody can make
 * the server call other hosts. `localOrigin` is a push service on this machine, for tests.
 */
export const isPushEndpoint = (endpoint: string, localOrigin?: string): boolean => {
  // Browsers send URLs in their normalized form. Anything else, such as a space at the end, comes from none.
  if (!URL.canParse(endpoint) || new URL(endpoint).href !== endpoint) return false;
  const { protocol, hostname, host, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (localOrigin !== undefined && origin === localOrigin) return true;
  const isKnown =
    pushHosts.includes(hostname) || pushDomains.some((domain) => hostname.endsWith(domain));
  return protocol === 'https:' && host === hostname && isKnown;
};
