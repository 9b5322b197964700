import { describeSeal } from '~/app/platform/error-messages/describe-seal.server';
import type { Seal } from '~/domain/site/seal';

/** The answer instead of a file that would show what drivers picked. */
export const makeSealedAnswer = (seal: Seal): Response =>
  new Response(describeSeal(seal), {
    status: 409,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
