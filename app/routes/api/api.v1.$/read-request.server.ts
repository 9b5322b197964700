import type * as z from 'zod';
import type { WrongField } from '~/app/platform/error-messages/app-error';
import type { AppError } from '~/app/platform/error-messages/app-error';
import type { BodyReader } from '~/app/platform/http/read-body.server';
import { fail, ok, type Result } from '~/domain/shared/result';

/** The list of 10,000 drivers takes less. */
export const maxBodyMb = 2;

/** The most wrong fields that an answer names. */
export const maxFields = 100;

const write = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, 100);

/** The wrong fields, each once. `whole`: what is wrong if no field of it is. */
export const findWrongFields = ({ issues }: z.ZodError, whole: string): WrongField[] => {
  const found = new Set<string>();
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, maxFields).map((key) => [...issue.path, key])
        : [issue.path];
    for (const path of paths) found.add(write(path) || whole);
    if (found.size >= maxFields) break;
  }
  return [...found].slice(0, maxFields).map((field) => ({ field }));
};

export const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, AppError> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: 'wrong-fields', fields: findWrongFields(parsed.error, 'body') });
};

/** The parameters in the query. One that is sent twice is refused. */
export const parseQuery = <Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): Result<z.output<Schema>, AppError> => {
  const names = [...query.keys()];
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) {
    const fields = [...new Set(twice)].slice(0, maxFields).map((field) => ({ field }));
    return fail({ code: 'wrong-fields', fields });
  }
  return parse(schema, Object.fromEntries(query));
};

/** The JSON of the body. */
export const readJson = async (
  { headers }: Request,
  readBody: BodyReader,
): Promise<Result<unknown, AppError>> => {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') return fail({ code: 'not-json' });
  const body = await readBody(maxBodyMb * 1024 * 1024);
  if (body === 'too-large') return fail({ code: 'body-too-large', limitMb: maxBodyMb });
  if (body === 'broken') return fail({ code: 'body-broken' });
  try {
    return ok(JSON.parse(body.toString('utf8')) as unknown);
  } catch {
    return fail({ code: 'body-broken' });
  }
};
