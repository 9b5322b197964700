import { monotonicFactory } from 'ulid';
import type { Ids } from '~/app/ports/deps';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** IDs that are the same for the same seed, but for the secrets of links; and the last secret, which only an email has. */
export const createDemoIds = (
  real: Ids,
  { now, random }: { now: () => number; random: () => number },
): Ids & { readonly getLastSecret: () => string } => {
  const ulid = monotonicFactory(random);
  const pick = () => letters[Math.floor(random() * letters.length)]!;
  const block = () => Array.from({ length: 4 }, pick).join('');
  let last = '';
  return {
    next: () => ulid(now()),
    receiptNumber: () => `${block()}-${block()}`,
    printedCode: () => real.printedCode(),
    digits: (count) => Array.from({ length: count }, () => Math.floor(random() * 10)).join(''),
    secret: () => (last = real.secret()),
    getLastSecret: () => last,
  };
};
