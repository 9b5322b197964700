import {
  attemptKeptMs,
  signInAttemptSchema,
  type SignInAttempt,
} from '~/domain/access/sign-in-attempt';
import { toEpochMs } from '~/domain/shared/instant';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import type { Key } from '~/app/store/dynamo/key-range';
import { timeToLiveAttribute } from '~/app/store/table/table';

export const toSignInItem = (key: Key, attempt: SignInAttempt): Item => ({
  ...key,
  type: 'sign-in',
  ...attempt,
  [timeToLiveAttribute]: Math.ceil((toEpochMs(attempt.at) + attemptKeptMs) / 1000),
});

export const fromSignInItem = (item: Record<string, unknown>): SignInAttempt =>
  readItem('sign-in', signInAttemptSchema, item);
