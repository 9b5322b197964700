import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/** A random secret of 43 letters and digits, which hold 32 bytes of randomness. */
export const createSecret = (scope: Construct, id: string, description: string): Secret =>
  new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 43, excludePunctuation: true },
  });

/** One generation of a secret. */
interface Generation {
  readonly kid: string;
  readonly secret: Secret;
}

/**
 * The secrets of this and the previous generation, newest first. Raising the generation by one rotates them: the
 * new secret is used, and the old one is accepted until the next rotation removes it.
 */
export const createGenerations = (
  scope: Construct,
  { id, description, generation }: { id: string; description: string; generation: number },
): Generation[] =>
  [generation, generation - 1]
    .filter((number) => number > 0)
    .map((number) => ({
      kid: `k${number}`,
      secret: createSecret(scope, `${id}${number}`, `${description}, generation ${number}`),
    }));

/** Names the secrets for a function's variables; see `readLambdaVariables`. */
export const listKeys = (generations: readonly Generation[]): string =>
  generations.map(({ kid, secret }) => `${kid}=${secret.secretArn}`).join(',');
