import * as z from 'zod';
import { knownOr } from '~/domain/shared/newer-values';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { minuteMs } from '~/domain/time/time-units';

/** A phone number with its country code (E.164): `+12135550123`. */
export const phoneNumberSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** The code that confirms a number has six digits, because people copy it from one screen to another. */
export const numberCodeDigits = 6;
/** So short a code could be guessed, so it is valid for a short time and a few tries. */
export const numberCodeMs = 10 * minuteMs;
export const numberCodeTries = 5;

const numberCodeSchema = z.object({
  /** A keyed digest, because six digits are guessed at once from a plain one. */
  hash: z.string(),
  validUntil: instantSchema,
  triesLeft: z.int().min(0),
});

/** Why a number may be removed without the driver doing so on their page. */
export const numberLosses = ['unsubscribed', 'undeliverable'] as const;
export type NumberLoss = (typeof numberLosses)[number];

/** A driver's mobile number, if any. Every change raises the version, so that no try of a code is lost. */
export const phoneSchema = z.object({
  version: z.int().min(1),
  number: phoneNumberSchema.optional(),
  /** What the driver must type to confirm the number, which gets nothing else as long as this is there. */
  code: numberCodeSchema.optional(),
  /** Kept until the driver enters another number. */
  lost: z
    .object({
      /** Undefined if only a newer version knows the reason. */
      why: knownOr(numberLosses, undefined),
      at: instantSchema,
    })
    .optional(),
});
export type Phone = z.infer<typeof phoneSchema>;
/** The part of a phone that a change replaces. */
export type PhoneState = Omit<Phone, 'version'>;

type WithPhone = { readonly phone?: Phone | undefined } | null;

/** The number that text messages go to. One that is not confirmed may be somebody else's. */
export const getTextNumber = (contact: WithPhone): string | undefined =>
  contact?.phone?.code ? undefined : contact?.phone?.number;

export type NumberCodeRefusal =
  /** It has expired, or all its tries are used up. */
  | { readonly code: 'number-code-over' }
  | { readonly code: 'wrong-number-code'; readonly triesLeft: number };

/** Compares a typed code. Returns the next state, which must be stored before the answer is given, and the answer. */
export const tryNumberCode = (
  { number, code }: PhoneState,
  { hash, now }: { readonly hash: string; readonly now: Instant },
): { readonly next: PhoneState | null; readonly answer: Result<null, NumberCodeRefusal> } => {
  if (!code || code.triesLeft === 0 || now >= code.validUntil)
    return { next: null, answer: fail({ code: 'number-code-over' }) };
  if (hash === code.hash) return { next: { number }, answer: ok(null) };
  const triesLeft = code.triesLeft - 1;
  return {
    next: { number, code: { ...code, triesLeft } },
    answer: fail(
      triesLeft === 0 ? { code: 'number-code-over' } : { code: 'wrong-number-code', triesLeft },
    ),
  };
};

/** Masks a number so that its owner recognizes it and others cannot call it: `*** 0123`. */
export const maskedNumber = (number: string): string => `*** ${number.slice(-4)}`;
