import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { signedTokens } from './signed-token.server';

interface FormStamp {
  /** Unique for each rendered form, so that a form sent twice is recognized. */
  readonly id: string;
  readonly givenOutAt: number;
}

/** Signed stamps in public forms. They say when a form was rendered, and a script cannot forge them. */
export interface FormStamps {
  issue(): Promise<string>;
  /** Null for a stamp that is older than a day or not ours. */
  read(text: string): Promise<FormStamp | null>;
}

const lifetimeSeconds = 24 * 60 * 60;

export const createFormStamps = (options: {
  keys: readonly string[];
  now: () => number;
}): FormStamps => {
  const tokens = signedTokens({
    ...options,
    audience: 'form',
    claims: z.object({ jti: z.uuid(), iat: z.int() }),
  });
  return {
    issue: () =>
      tokens.sign({ jti: randomUUID() }, Math.floor(options.now() / 1000) + lifetimeSeconds),
    read: async (text) => {
      const token = await tokens.read(text);
      if (token.status !== 'valid') return null;
      return { id: token.claims.jti, givenOutAt: token.claims.iat * 1000 };
    },
  };
};
