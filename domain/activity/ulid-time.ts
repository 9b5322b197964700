// Crockford's base 32 digits, in text order.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLength = 10;
const randomLength = 16;

export const ulidPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** The smallest ULID of an instant (epoch milliseconds): every earlier ULID sorts before it. */
export const firstUlidAt = (epochMs: number): string => {
  let time = '';
  for (let rest = epochMs; time.length < timeLength; rest = Math.floor(rest / 32)) {
    time = `${digits[rest % 32]}${time}`;
  }
  return time + '0'.repeat(randomLength);
};
