import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { Seal } from '~/domain/site/seal';

/** The answer instead of a file that would show what drivers picked. */
export const makeSealedAnswer = (seal: Seal): Response => {
  const { status, text } = getErrorMessage({ code: 'lists-sealed', ...seal });
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
