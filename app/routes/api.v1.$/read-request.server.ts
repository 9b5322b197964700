import type * as z from 'zod';
import type { AppError } from '~/app/platform/error-messages/get-error-message.server';
import type { BodyReader } from '~/app/platform/http/read-body.server';
import { fail, ok, type Result } from '~/domain/shared/result';

/** The list of 10,000 drivers takes less. */
export const maxBodyMb = 2;

/** The places of wrong values, such as `drivers[2].name`, each once. */
const toFields = ({ issues }: z.ZodError): string[] => {
  const write = (path: readonly PropertyKey[]) =>
    path.reduce<string>((text, part) => {
      if (typeof part === 'number') return `${text}[${part}]`;
      return text === '' ? String(part) : `${text}.${String(part)}`;
    }, '');
  const fields = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => write([...issue.path, key]))
      : [write(issue.path) || 'body'],
  );
  return [...new Set(fields)].map((field) => field.slice(0, 100));
};

/** The most wrong fields that an answer names. */
const mostFields = 100;

export const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, AppError> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: 'wrong-fields', fields: toFields(parsed.error).slice(0, mostFields) });
};

/** The parameters in the query. One that is sent twice is refused. */
export const parseQuery = <Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): Result<z.output<Schema>, AppError> => {
  const names = [...query.keys()];
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0)
    return fail({ code: 'wrong-fields', fields: [...new Set(twice)].slice(0, mostFields) });
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
