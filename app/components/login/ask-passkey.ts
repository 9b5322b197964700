/** What a driver's page says about new passkeys. */
export interface NewPasskey {
  /** The host to which passkeys belong. */
  readonly rpId: string;
  /** The random name of the driver. */
  readonly handle: string;
  /** What the device shows: name and site. */
  readonly displayName: string;
  /** The passkeys that the driver already has, so that one device does not get two. */
  readonly known: readonly string[];
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The server binds the challenge to this browser. */
const askForChallenge = async (): Promise<string> => {
  const response = await fetch('/passkey-challenge', { method: 'POST' });
  if (!response.ok) throw new Error(response.statusText);
  return ((await response.json()) as { challenge: string }).challenge;
};

/** ES256, EdDSA and RS256: what phones and computers offer. */
const algorithms = [-7, -8, -257];

/** Both ask the reader for a finger, face or screen lock, and throw if they decline. The answer is JSON. */
export const makePasskey = async (product: string, own: NewPasskey): Promise<string> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({
    optionsJSON: {
      challenge: await askForChallenge(),
      rp: { id: own.rpId, name: product },
      user: { id: own.handle, name: own.displayName, displayName: own.displayName },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: own.known.map((id) => ({ type: 'public-key', id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  });
  return JSON.stringify(answer);
};

export const showPasskey = async (rpId: string): Promise<string> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({
    optionsJSON: { challenge: await askForChallenge(), rpId, userVerification: 'required' },
  });
  return JSON.stringify(answer);
};
