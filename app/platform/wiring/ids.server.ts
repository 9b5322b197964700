import { randomBytes, randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Ids } from '~/app/ports/deps';

// Crockford's alphabet, which leaves out characters that are easily confused.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const createIds = (now: () => number): Ids => {
  // `randomInt` draws from a pool; the package's own source asks the system for each character.
  const ulid = monotonicFactory(() => randomInt(letters.length) / letters.length);
  const block = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return {
    next: () => ulid(now()),
    receiptNumber: () => `${block()}-${block()}`,
    printedCode: () => `${block()}-${block()}-${block()}`,
    digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
    secret: () => randomBytes(32).toString('base64url'),
  };
};
