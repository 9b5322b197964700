import type { AppError } from '~/app/platform/error-messages/app-error';
import { refuseProgram, type ProgramArgs } from '~/app/platform/guards/with-api-token.server';
import { answerOnce } from '~/app/services/api/answer-once.server';
import { ok, fail, type Result } from '~/domain/shared/result';
import type { Operation, RunArgs } from './define-operation.server';
import { keyHeader, keySchema } from './idempotency-key.server';
import { parseQuery, readJson } from './read-request.server';
import { parseRows } from './read-rows.server';

/** The idempotency key of a request that stores something; undefined without one. */
const readKey = ({ headers }: Request): Result<string | undefined, AppError> => {
  const sent = headers.get(keyHeader);
  if (sent === null) return ok(undefined);
  return keySchema.safeParse(sent).success
    ? ok(sent)
    : fail({ code: 'wrong-fields', fields: [{ field: 'Idempotency-Key' }] });
};

const run = async (
  operation: Operation,
  path: unknown,
  { request, readBody, ...args }: ProgramArgs,
): Promise<Result<unknown, AppError>> => {
  const { deps, access } = args;
  const query = parseQuery(operation.inQuery, new URL(request.url).searchParams);
  if (!query.ok) return query;
  const json = operation.body ? await readJson(request, readBody) : ok(null);
  if (!json.ok) return json;
  const body = operation.body ? await parseRows(operation.body, args, json.value) : ok(null);
  if (!body.ok) return body;
  const key = operation.body ? readKey(request) : ok(undefined);
  if (!key.ok) return key;
  const once: RunArgs<unknown, unknown, unknown>['once'] = async (work) => {
    if (key.value === undefined) return work();
    const name = { tokenId: access.tokenId, key: key.value };
    const asked = JSON.stringify([operation.id, path, query.value, body.value]);
    return answerOnce({ deps, scope: access.scope, name, asked }, work);
  };
  return operation.run({ ...args, path, query: query.value, body: body.value, once });
};

/** Runs an operation for a program that was let in. No answer has more than its schema says. */
export const answerOperation = async (
  operation: Operation,
  path: unknown,
  args: ProgramArgs,
): Promise<Response> => {
  const done = await run(operation, path, args);
  if (!done.ok) return refuseProgram(done.error);
  return Response.json(operation.answer.parse(done.value), {
    headers: { 'cache-control': 'no-store' },
  });
};
