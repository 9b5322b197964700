import type { SecondFactor, StepPasskey } from '~/domain/access/second-factor-schema';

/** A second factor with an authenticator app, unless `app` is null. */
export const aSecondFactor = ({
  secret = 'A'.repeat(32),
  lastStep = 0,
  ...more
}: { secret?: string; lastStep?: number } & Partial<SecondFactor> = {}): SecondFactor => ({
  app: { secret, lastStep },
  passkeys: [],
  recoveryHashes: [],
  ...more,
});

export const aStepPasskey = (fields: Partial<StepPasskey> = {}): StepPasskey => ({
  id: 'step-passkey',
  publicKey: 'AAAA',
  counter: 0,
  name: 'Office computer',
  since: '2026-11-21T12:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  ...fields,
});
