import * as z from 'zod';
import { toEpochMs } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { minuteMs, dayMs } from '~/domain/time/time-units';
import { unknownOrigin } from './unknown-origin';

export const ways = [
  'password',
  'password+code',
  'password+passkey',
  'recovery-code',
  'master',
  'sso',
] as const;
const refusals = ['wrong-password', 'wrong-code', 'wrong-passkey', 'code-due', 'sso-due'] as const;

const signInAttemptSchema = z.object({
  /** ULID. */
  id: z.string(),
  at: instantSchema,
  /**
   * How the attempt ended; `code-due`: the password was correct and the second step was still to come; `sso-due`: it was correct,
   * but the company allows only single sign-on.
   */
  outcome: z.enum([...ways, ...refusals]),
  network: z.string().max(60),
  /** `Firefox · Windows`, the names alone where only one is known, or `unknown`. */
  device: z.string().max(60),
});
/** A sign-in attempt on an administrator's account, kept so that its owner notices a stranger. */
export type SignInAttempt = z.infer<typeof signInAttemptSchema>;
/** An attempt as it is stored. A newer version may have written it, so the outcome can be any text. */
export const storedAttemptSchema = signInAttemptSchema.extend({ outcome: z.string() });
export type StoredAttempt = z.infer<typeof storedAttemptSchema>;
export type SignInWay = (typeof ways)[number];

/** How long an attempt is kept. */
export const attemptKeptMs = 90 * dayMs;

export const isEntered = ({ outcome }: Pick<SignInAttempt, 'outcome'>): boolean =>
  ways.some((way) => way === outcome);

/** The network of an IP address: enough to recognize a stranger, too little to identify a connection. */
export const formatNetwork = (address: string): string => {
  const [, network] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address) ?? [];
  if (network) return `${network}.x`;
  if (!/^[\da-f:]{2,39}$/i.test(address)) return unknownOrigin;
  const groups = (address.split('::')[0] ?? '').split(':').slice(0, 3);
  return `${groups.join(':')}::x`.replace(/^:+/, '::');
};

/** The second step can follow the password only within this time, because the session of the second step ends sooner. */
const secondStepMs = 10 * minuteMs;

/**
 * Leaves out attempts with a correct password (`code-due`) that the second step from the same network completed soon
 * after, because nothing was refused in them.
 */
export const refusedOnly = (
  refused: readonly StoredAttempt[],
  entered: readonly StoredAttempt[],
): StoredAttempt[] =>
  refused.filter(
    ({ outcome, at, network }) =>
      outcome !== 'code-due' ||
      !entered.some((later) => {
        const ms = toEpochMs(later.at) - toEpochMs(at);
        return later.network === network && ms >= 0 && ms <= secondStepMs;
      }),
  );
