import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import type { ApiStatus } from './api-status';

/** An error as programs get it (RFC 9457). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  /** Tells errors with the same status apart. */
  code: z.string().optional(),
  /** Everything that is wrong with the request, where `detail` names only the first few. */
  errors: z.array(z.string()).optional(),
});
type Problem = z.infer<typeof problemSchema>;

/** Refuses a program's request, in plain words. */
export const toProblem = (
  status: ApiStatus,
  details: Omit<Problem, 'title' | 'status'> = {},
  headers: Record<string, string> = {},
): Response => {
  const problem: Problem = { title: serverCopy.api.statuses[status], status, ...details };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
};
