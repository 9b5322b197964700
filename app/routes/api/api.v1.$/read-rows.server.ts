import * as z from 'zod';
import type { WrongField } from '~/app/platform/error-messages/app-error';
import type { AppError } from '~/app/platform/error-messages/app-error';
import type { ProgramArgs } from '~/app/platform/guards/with-api-token.server';
import { maxEntryLimit } from '~/domain/company/limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findWrongFields, maxFields, parse } from './read-request.server';

/** A body that is a list: an object with one field, which has the rows. */
export interface ListBody<Name extends string = string, Row extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly row: Row;
  /** Why the list cannot be this long, whatever its rows are; null if it can. */
  readonly refuseLength: (
    args: Pick<ProgramArgs, 'deps' | 'access'>,
    count: number,
  ) => Promise<AppError | null>;
}

const toObject = <Row extends z.ZodType>(name: string, row: Row) =>
  z.strictObject({ [name]: z.array(row).min(1).max(maxEntryLimit) });

/** What the description of the API says of a body. */
export const toBodySchema = ({ name, row }: ListBody): z.ZodObject => toObject(name, row);

/**
 * The rows of a body. The server answers others meanwhile only if this takes little time, whatever a program sends: the
 * number of rows is checked before any row, and no more rows once an answer can name no more wrong fields.
 */
export const parseRows = async (
  { name, row, refuseLength }: ListBody,
  args: Pick<ProgramArgs, 'deps' | 'access'>,
  value: unknown,
): Promise<Result<Record<string, unknown[]>, AppError>> => {
  const body = parse(toObject(name, z.unknown()), value);
  if (!body.ok) return body;
  const sent = body.value[name] ?? [];
  const tooLong = await refuseLength(args, sent.length);
  if (tooLong) return fail(tooLong);
  const rows: unknown[] = [];
  const wrong: WrongField[] = [];
  for (const [at, one] of sent.entries()) {
    const parsed = row.safeParse(one);
    if (parsed.success) rows.push(parsed.data);
    else wrong.push(...findWrongFields(parsed.error, name).map((of) => ({ ...of, line: at + 1 })));
    if (wrong.length >= maxFields) break;
  }
  if (wrong.length > 0) return fail({ code: 'wrong-fields', fields: wrong.slice(0, maxFields) });
  return ok({ [name]: rows });
};
