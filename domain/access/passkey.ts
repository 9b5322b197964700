import * as z from 'zod';
import { getLive, shortcutFields, type OwnDeviceRules } from '~/domain/access/own-device';

export const maxPasskeys = 5;

const base64url = z.string().regex(/^[\w-]+$/);

/** What verifies the answers of a device (WebAuthn). The private key stays in the device. */
export const passkeyKeySchema = z.object({
  /** The credential ID. The limits keep the credential of the account small, which every request reads. */
  id: base64url.max(350),
  /** A COSE key. */
  publicKey: base64url.max(600),
  /** How often the device says that it was used; 0 if it does not count. */
  counter: z.int().min(0),
});
export type PasskeyKey = z.infer<typeof passkeyKeySchema>;

/** What a driver signs in with by fingerprint, face or screen lock. */
const passkeySchema = passkeyKeySchema.extend(shortcutFields);
export type Passkey = z.infer<typeof passkeySchema>;

/** A driver's passkeys. Every change raises the version, so that none is lost. */
export const passkeysSchema = z.object({
  version: z.int().min(1),
  /** The random name by which devices know the driver, so that a new passkey replaces an older one there. */
  handle: base64url.max(64),
  passkeys: z.array(passkeySchema),
});
export type Passkeys = z.infer<typeof passkeysSchema>;

/** Those of a driver's passkeys that still sign in. They end like own devices. */
export const getPasskeys = (
  stored: Pick<Passkeys, 'passkeys'> | undefined,
  rules: OwnDeviceRules,
): readonly Passkey[] => getLive(stored?.passkeys, rules);
