import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** Whether a request came through CloudFront, which alone knows a secret; several while it rotates. */
export const createOriginCheck = (secrets: readonly string[]) => {
  const accepted = secrets.map(digest);
  return (given: string | undefined): boolean => {
    const found = digest(given ?? '');
    return accepted.some((secret) => timingSafeEqual(secret, found));
  };
};
