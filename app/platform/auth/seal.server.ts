import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { readSigningKeys } from './signed-token.server';

/** Texts that whoever holds them cannot read. */
export interface Seal {
  seal(text: string): Promise<string>;
  /** Null for what this did not seal. */
  open(sealed: string): Promise<string | null>;
}

/** Seals texts for one purpose (JWE, AES-256-GCM), with keys made of signing keys. The first key seals and all keys open. */
export const createSeal = (keys: readonly string[], purpose: string): Seal => {
  const { kid, getKey } = readSigningKeys(keys);
  const makeKey = (wanted: string | undefined) =>
    new Uint8Array(hkdfSync('sha256', getKey(wanted), '', purpose, 32));
  return {
    seal: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
        .encrypt(makeKey(kid)),
    open: async (sealed) => {
      try {
        const findKey = ({ kid: wanted }: { kid?: string }) => makeKey(wanted);
        const opened = await compactDecrypt(sealed, findKey, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return new TextDecoder().decode(opened.plaintext);
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        return null;
      }
    },
  };
};
