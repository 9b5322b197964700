import { serverCopy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { isApiPath } from './api-path';
import type { ApiStatus } from './api-status';
import { chooseLanguage } from './language.server';
import { toProblem } from './problem.server';

type Refusal = keyof typeof serverCopy.refusals;

/** Refuses a request before any route handles it: in words in the sender's language, or as a problem if a program asks. */
export const refuse = (
  { url, headers: sent }: Request,
  status: ApiStatus,
  refusal: Refusal,
  headers: Record<string, string> = {},
): Response =>
  writeIn(chooseLanguage(sent), () =>
    isApiPath(new URL(url).pathname)
      ? toProblem(status, {}, headers)
      : new Response(serverCopy.refusals[refusal], {
          status,
          headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
        }),
  );
