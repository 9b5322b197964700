import type { AppLoadContext } from '@remix-run/node';
import { writeWithClock } from '~/app/copy/server-copy.server';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { ApiStatus } from '~/app/platform/http/api-status';
import { toProblem } from '~/app/platform/http/problem.server';
import type { BodyReader } from '~/app/platform/http/read-body.server';
import { describeError } from '~/app/platform/log/log.server';
import { hasStoreFailed } from '~/app/platform/log/request-trace.server';
import type { Deps } from '~/app/ports/deps';
import { checkToken, type ProgramAccess } from '~/app/services/api/check-token.server';
import type { ApiScope } from '~/domain/api/limits';
import { getClock } from '~/domain/settings/editable-settings';
import { fail, ok, type Result } from '~/domain/shared/result';
import { countForTenant } from './count-for-tenant.server';
import type { RemixArgs } from './guard-args.server';

/** The arguments of an operation of the API. */
export interface ProgramArgs {
  readonly request: Request;
  readonly readBody: BodyReader;
  /** The stores of the token's site. */
  readonly deps: Deps;
  readonly access: ProgramAccess;
  /** When the request arrived, before anything was read, as an ISO instant. */
  readonly receivedAt: string;
}

/** The operation that answers a request. One with a scope is reached only with a token that has it. */
type FoundOperation =
  | { readonly scope: null; readonly answer: () => Response }
  | { readonly scope: ApiScope; readonly answer: (args: ProgramArgs) => Promise<Response> };

export type FindOperation = (
  request: Request,
) => Result<FoundOperation, AppError & { readonly allow?: string }>;

/** An expected failure as a program gets it. */
export const refuseProgram = (error: AppError, headers: Record<string, string> = {}): Response => {
  const { status, text, details } = getErrorMessage(error);
  const more = details && { errors: [...details] };
  return toProblem(status as ApiStatus, { detail: text, code: error.code, ...more }, headers);
};

const readSentToken = ({ headers }: Request): string | null =>
  /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** Lets a program in by the token that it sent, whatever cookies came with it. */
const enter = async (
  request: Request,
  context: AppLoadContext,
  scope: ApiScope,
): Promise<Result<ProgramAccess, AppError>> => {
  const { platform, clientAddress } = context;
  const text = readSentToken(request);
  if (text === null) return fail({ code: 'wrong-token' });
  // Not the tenant's own stores, because the text proves nothing yet.
  const checked = await checkToken({ deps: platform.deps, text, address: clientAddress });
  if (!checked.ok) return checked;
  const access = checked.value;
  await countForTenant(context, access.scope);
  return access.scopes.includes(scope) ? ok(access) : fail({ code: 'scope-missing', scope });
};

const answer = async ({ request, context }: RemixArgs, find: FindOperation): Promise<Response> => {
  const found = find(request);
  if (!found.ok) {
    const { allow } = found.error;
    return refuseProgram(found.error, allow === undefined ? {} : { allow });
  }
  const { value: operation } = found;
  if (operation.scope === null) return operation.answer();
  const entered = await enter(request, context, operation.scope);
  if (!entered.ok) {
    const isUnknown = entered.error.code === 'wrong-token';
    return refuseProgram(entered.error, isUnknown ? { 'www-authenticate': 'Bearer' } : {});
  }
  const access = entered.value;
  const { receivedAt, readBody, platform } = context;
  const deps = platform.getDeps(access.scope);
  return writeWithClock(getClock(access.site), () =>
    operation.answer({ request, readBody, deps, access, receivedAt }),
  );
};

/** Lets programs in by their tokens. Every answer is one for programs, also that to an outage. */
export const withApiToken =
  (find: FindOperation) =>
  async (args: RemixArgs): Promise<Response> => {
    try {
      return await answer(args, find);
    } catch (error) {
      if (error instanceof Response) return toProblem(error.status as ApiStatus);
      args.context.platform.log.error('api-failed', {
        path: new URL(args.request.url).pathname,
        ...describeError(error),
      });
      return toProblem(hasStoreFailed() ? 503 : 500);
    }
  };
