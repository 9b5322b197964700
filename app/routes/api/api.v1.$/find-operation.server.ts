import type { FindOperation } from '~/app/platform/guards/with-api-token.server';
import { fail, ok } from '~/domain/shared/result';
import { answerOperation } from './answer-operation.server';
import { describeApi, descriptionPath } from './describe-api.server';
import { operations } from './operations.server';

const base = '/api/v1';

/** The parameters in a path, such as `{ periodId: '2026-W49' }`; null if it is another path. */
const matchPath = (pattern: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const found: [name: string, value: string][] = [];
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) found.push([name, value]);
    else if (part !== value) return null;
  }
  return Object.fromEntries(found);
};

const describe = (): Response =>
  new Response(describeApi(), { headers: { 'content-type': 'application/json' } });

/** The operation of a request, by its path and method. */
export const findOperation: FindOperation = ({ url, method }) => {
  const path = new URL(url).pathname.slice(base.length);
  const asked = method === 'HEAD' ? 'GET' : method;
  const isReading = asked === 'GET';
  if (path === descriptionPath)
    return isReading
      ? ok({ scope: null, answer: describe })
      : fail({ code: 'method-not-allowed', allow: 'GET, HEAD' });
  const known = operations.flatMap((operation) => {
    const found = operation.inPath.safeParse(matchPath(operation.path, path));
    return found.success ? [{ operation, inPath: found.data }] : [];
  });
  if (known.length === 0) return fail({ code: 'no-such-path' });
  const match = known.find(({ operation }) => operation.method === asked);
  if (!match) {
    const methods = known.map(({ operation }) => operation.method);
    const allow = methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', ');
    return fail({ code: 'method-not-allowed', allow });
  }
  const { operation, inPath } = match;
  return ok({ scope: operation.scope, answer: (args) => answerOperation(operation, inPath, args) });
};
