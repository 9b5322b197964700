import type * as z from 'zod';
import type { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import type { ProgramArgs } from '~/app/platform/guards/with-api-token.server';
import type { ApiStatus } from '~/app/platform/http/api-status';
import type { ApiScope } from '~/domain/api/limits';
import type { Result } from '~/domain/shared/result';
import type { ListBody } from './read-rows.server';

type OperationId = keyof typeof serverCopy.api.operations;

/**
 * One operation of the API. The guard, the answers and the description of the API all come from it, so that they cannot
 * differ.
 */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'PUT';
  /** Below `/api/v1`, such as `/awards/{periodId}`. */
  readonly path: string;
  readonly scope: ApiScope;
  /** The parameters in the path, of which anything else is not found. */
  readonly inPath: z.ZodObject;
  /** The parameters in the query. Others are refused, so that no typing error changes what is stored. */
  readonly inQuery: z.ZodObject;
  /** Of an operation that stores something. It also takes an idempotency key. */
  readonly body: ListBody | null;
  readonly answer: z.ZodType;
  /** The refusals of this operation, besides those that any may have. */
  readonly refusals: readonly ApiStatus[];
  readonly run: (args: RunArgs<unknown, unknown, unknown>) => Promise<Result<unknown, AppError>>;
}

export interface RunArgs<Path, Query, Body> extends Pick<
  ProgramArgs,
  'deps' | 'access' | 'receivedAt'
> {
  readonly path: Path;
  readonly query: Query;
  readonly body: Body;
  /** Does the work once for the idempotency key that came with the request. */
  readonly once: <A extends Record<string, string | number | boolean>, E>(
    work: () => Promise<Result<A, E>>,
  ) => Promise<Result<A, E | AppError>>;
}

/** Checks that an operation takes and gives what its schemas say. */
export const defineOperation = <
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Name extends string,
  Row extends z.ZodType,
  Answer extends z.ZodType,
>(
  operation: Omit<Operation, 'inPath' | 'inQuery' | 'body' | 'answer' | 'run'> & {
    readonly inPath: Path;
    readonly inQuery: Query;
    readonly body: ListBody<Name, Row> | null;
    readonly answer: Answer;
    readonly run: (
      args: RunArgs<z.output<Path>, z.output<Query>, Record<Name, z.output<Row>[]>>,
    ) => Promise<Result<z.input<Answer>, AppError>>;
  },
): Operation => operation as Operation;
