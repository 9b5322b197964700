import { createHash } from 'node:crypto';

/** In hexadecimal digits, as the application computes it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
