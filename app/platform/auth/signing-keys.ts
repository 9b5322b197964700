import { errors } from 'jose';

export interface SigningKeys {
  /** The key that signs. */
  readonly kid: string;
  /** Throws jose's own error for an unknown name, as for any other token that is not ours. */
  readonly keyOf: (kid: string | undefined) => Uint8Array;
}

/** `kid:base64url` entries: the first signs and all verify, so that keys can rotate. */
export const readSigningKeys = (entries: readonly string[]): SigningKeys => {
  const keys = new Map(
    entries.map((entry) => {
      const [kid = '', secret = ''] = entry.split(':');
      return [kid, new Uint8Array(Buffer.from(secret, 'base64url'))] as const;
    }),
  );
  const [kid = ''] = keys.keys();
  return {
    kid,
    keyOf: (wanted) => {
      const key = keys.get(wanted ?? '');
      if (!key) throw new errors.JWSInvalid('unknown key');
      return key;
    },
  };
};
