import {
  attemptKeptMs,
  signInAttemptSchema,
  type SignInAttempt,
} from '~/domain/access/sign-in-attempt';
import { toEpochMs } from '~/domain/shared/instant';
import type { Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import type { Key } from './key-range';
import { timeToLiveAttribute } from './table';

export const toSignInItem = (key: Key, attempt: SignInAttempt): Item => ({
  ...key,
  type: 'sign-in',
  ...attempt,
  [timeToLiveAttribute]: Math.ceil((toEpochMs(attempt.at) + attemptKeptMs) / 1000),
});

export const fromSignInItem = (item: Record<string, unknown>): SignInAttempt =>
  readItem('sign-in', signInAttemptSchema, item);
