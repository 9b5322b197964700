import * as z from 'zod';
import { requiresPassword } from '~/domain/access/id-alone';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { toEpochMs } from '~/domain/shared/instant';
import { instantSchema } from '~/domain/shared/instant-schema';
import { knownOr } from '~/domain/shared/newer-values';
import { dayMs } from '~/domain/shared/time-units';

/** Enough for a phone, a tablet and a computer at home, and for those that they replace. */
export const maxOwnDevices = 5;
const unusedMs = 60 * dayMs;
/** How long an own device lasts at most, in milliseconds. */
export const ownDeviceMs = 180 * dayMs;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
const proofs = ['password', 'id'] as const;

/** A browser that a driver called their own, on which they sign in without typing. */
export const ownDeviceSchema = z.object({
  id: z.string().min(1),
  /** SHA-256 of the secret in the browser's cookie. */
  hash: hashSchema,
  /** Its browser and system: `Chrome · Android`, or `unknown`. */
  name: z.string().max(60),
  /** How the driver had signed in when they called it their own. A later sign-in on it counts as one of that kind. */
  provenBy: knownOr(proofs, 'id'),
  /** The epoch of company and site (`getOwnDeviceEpoch`) in which it counts. */
  epoch: z.int(),
  since: instantSchema,
  /** To the day. */
  lastUsedAt: instantSchema,
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
  { provenBy, epoch, since, lastUsedAt }: OwnDevice,
  rules: OwnDeviceRules,
): boolean => {
  const endsAt = Math.min(toEpochMs(lastUsedAt) + unusedMs, toEpochMs(since) + ownDeviceMs);
  const isProven = provenBy === 'password' || !requiresPassword(rules.settings);
  return epoch === rules.epoch && isProven && rules.now < endsAt;
};

/** Those of a driver's devices that still sign in. */
export const getOwnDevices = (
  stored: Pick<OwnDevices, 'devices'> | undefined,
  rules: OwnDeviceRules,
): readonly OwnDevice[] =>
  rules.settings.rememberOwnPhones
    ? (stored?.devices ?? []).filter((device) => isLive(device, rules))
    : [];
