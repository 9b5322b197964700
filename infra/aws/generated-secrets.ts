import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/** A random secret of letters and digits; 43 of them hold 32 bytes. */
export const createSecret = (scope: Construct, id: string, description: string): Secret =>
  new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 43, excludePunctuation: true },
  });

/**
 * The secret of this generation and the one before, newest first. Raising the generation by one
 * rotates: the new secret is used, the old one is still accepted until the next rotation removes it.
 */
export const createGenerations = (
  scope: Construct,
  { id, description, generation }: { id: string; description: string; generation: number },
): { kid: string; secret: Secret }[] =>
  [generation, generation - 1]
    .filter((number) => number > 0)
    .map((number) => ({
      kid: `k${number}`,
      secret: createSecret(scope, `${id}${number}`, `${description}, generation ${number}`),
    }));
