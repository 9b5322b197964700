import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { signedTokens } from './signed-token.server';

interface FormStamp {
  /** One per form given out: what is sent twice is known by it. */
  readonly id: string;
  readonly givenOutAt: number;
}

/** Signed marks in public forms: when a form was given out, which a script cannot choose. */
export interface FormStamps {
  issue(): Promise<string>;
  /** Null for a mark that is not ours or older than a day. */
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
