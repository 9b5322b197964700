/** A passkey that follows a password: the challenge of that sign-in, and the account's passkeys. */
export interface StepQuestion {
  /** The host to which passkeys belong. */
  readonly rpId: string;
  readonly challenge: string;
  /** The IDs of the account's passkeys. */
  readonly known: readonly string[];
}

/** How an administrator can take the second step of a sign-in. A recovery code always counts too. */
export interface SecondStep {
  readonly hasApp: boolean;
  /** Null if no passkey can be asked for. */
  readonly passkey: StepQuestion | null;
}
