import type { PasskeyKey } from '~/domain/access/passkey';

/** What a device answered to a challenge, as the browser sent it. Nothing of it is trusted before it is verified. */
export type PasskeyAnswer = Readonly<Record<string, unknown>> & { readonly id: string };

/** Verifies what devices answer, for the one origin that the product is served from. */
export interface PasskeyVerifier {
  /** The host to which the passkeys belong. */
  readonly rpId: string;
  /** The new passkey; null unless the device made it for this challenge, and verified its user. */
  verifyNew(answer: PasskeyAnswer, challenge: string): Promise<PasskeyKey | null>;
  /** The new count of uses; null unless the device signed this challenge with this passkey, and verified its user. */
  verifyUse(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: PasskeyKey,
  ): Promise<{ readonly counter: number } | null>;
}

/** A challenge that was sent to this browser. */
export interface PasskeyChallenge {
  readonly challenge: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** What a browser sent as the answer to a challenge. */
export interface SentAnswer {
  readonly verifier: PasskeyVerifier;
  /** Null if this browser has none. */
  readonly challenge: PasskeyChallenge | null;
  readonly answer: PasskeyAnswer;
}
