import type { StepQuestion } from '~/domain/access/second-step';

/** What a page says about new passkeys. */
export interface NewPasskey {
  /** The host to which passkeys belong. */
  readonly rpId: string;
  /** The random name of the account. */
  readonly handle: string;
  /** What the device shows: whose it is, and where. */
  readonly displayName: string;
  /** The passkeys that the account already has, so that one device does not get two. */
  readonly known: readonly string[];
  /** It follows a password, so the device does not have to find it without one. */
  readonly isSecondStep?: true | undefined;
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The server binds the challenge to this browser. */
const askForChallenge = async (): Promise<string> => {
  const response = await fetch('/passkey-challenge', { method: 'POST' });
  if (!response.ok) throw new Error(response.statusText);
  return ((await response.json()) as { challenge: string }).challenge;
};

const toDescriptors = (ids: readonly string[]) =>
  ids.map((id) => ({ type: 'public-key', id }) as const);

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
      excludeCredentials: toDescriptors(own.known),
      authenticatorSelection: {
        residentKey: own.isSecondStep ? 'discouraged' : 'required',
        requireResidentKey: !own.isSecondStep,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  });
  return JSON.stringify(answer);
};

export const showPasskey = async (
  asked: Pick<StepQuestion, 'rpId'> | StepQuestion,
): Promise<string> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({
    optionsJSON: {
      challenge: 'challenge' in asked ? asked.challenge : await askForChallenge(),
      rpId: asked.rpId,
      userVerification: 'required',
      ...('known' in asked && { allowCredentials: toDescriptors(asked.known) }),
    },
  });
  return JSON.stringify(answer);
};
