import * as z from 'zod';
import { requiresPassword } from '~/domain/access/id-alone';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { knownOr } from '~/domain/shared/newer-values';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs, minuteMs } from '~/domain/time/time-units';

/** Enough for a phone, a tablet and a computer at home, and for those that they replace. */
export const maxOwnDevices = 5;
const unusedMs = 60 * dayMs;
/** How long an own device lasts at most, in milliseconds. */
export const ownDeviceMs = 180 * dayMs;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
const proofs = ['password', 'id'] as const;

/** What own devices and passkeys have in common. Most of it decides when they end. */
export const shortcutFields = {
  /** The browser and system on which it was made: `Chrome · Android`, or `unknown`. */
  name: z.string().max(60),
  /** How the driver had signed in when they made it. A later sign-in with it counts as one of that kind. */
  provenBy: knownOr(proofs, 'id'),
  /** The epoch of company and site (`getOwnDeviceEpoch`) in which it counts. */
  epoch: z.int(),
  since: instantSchema,
  /** To the day. */
  lastUsedAt: instantSchema,
};
type Shortcut = z.infer<z.ZodObject<typeof shortcutFields>>;

/** A browser that a driver called their own. Its secret is renewed on the day of `lastUsedAt`. */
const ownDeviceSchema = z.object({
  id: z.string().min(1),
  /** SHA-256 of the secret in the browser's cookie. */
  hash: hashSchema,
  /** The hash before. It still counts, because the answer that brought the newer secret may have been lost. */
  earlierHash: hashSchema.optional(),
  ...shortcutFields,
});
export type OwnDevice = z.infer<typeof ownDeviceSchema>;

/** A driver's own devices. Every change raises the version, so that none is lost. */
export const ownDevicesSchema = z.object({
  version: z.int().min(1),
  devices: z.array(ownDeviceSchema),
});
export type OwnDevices = z.infer<typeof ownDevicesSchema>;

/** What decides whether an own device still counts. `now` in epoch milliseconds. */
export interface OwnDeviceRules {
  readonly settings: Pick<SiteSettings, 'rememberOwnPhones' | 'passwordPolicy'>;
  readonly epoch: number;
  readonly now: number;
}

const isLive = (
  { provenBy, epoch, since, lastUsedAt }: Shortcut,
  rules: OwnDeviceRules,
): boolean => {
  const endsAt = Math.min(toEpochMs(lastUsedAt) + unusedMs, toEpochMs(since) + ownDeviceMs);
  const isProven = provenBy === 'password' || !requiresPassword(rules.settings);
  return epoch === rules.epoch && isProven && rules.now < endsAt;
};

/** Those that still sign in. */
export const getLive = <One extends Shortcut>(
  stored: readonly One[] = [],
  rules: OwnDeviceRules,
): readonly One[] =>
  rules.settings.rememberOwnPhones ? stored.filter((one) => isLive(one, rules)) : [];

/** Those of a driver's devices that still sign in. */
export const getOwnDevices = (
  stored: Pick<OwnDevices, 'devices'> | undefined,
  rules: OwnDeviceRules,
): readonly OwnDevice[] => getLive(stored?.devices, rules);

/** What a sent secret is worth: `due` if another one should follow, `copied` if it was replaced before. */
export type SecretReading = 'current' | 'due' | 'copied';

/** The secret is renewed once a day, or after a minute if its last renewal was lost. Two taps at once renew it once. */
export const readSecret = (
  { hash, earlierHash, lastUsedAt }: OwnDevice,
  sentHash: string,
  now: number,
): SecretReading => {
  const isCurrent = sentHash === hash;
  if (!isCurrent && sentHash !== earlierHash) return 'copied';
  return now - toEpochMs(lastUsedAt) < (isCurrent ? dayMs : minuteMs) ? 'current' : 'due';
};

export const renewOwnDevice = (
  device: OwnDevice,
  { hash, sentHash, at }: { hash: string; sentHash: string; at: Instant },
): OwnDevice => ({ ...device, hash, earlierHash: sentHash, lastUsedAt: at });
