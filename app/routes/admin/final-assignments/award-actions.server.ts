import { serverCopy } from '~/app/copy/copy';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import type { Catalogue } from '~/domain/award/award';
import { fail, ok } from '~/domain/shared/result';
import { getSeal, type ListsSealed } from '~/domain/site/seal';
import { toInstant } from '~/domain/time/instant';

interface Context {
  readonly deps: Deps;
  readonly access: AdminSession;
}

/** Allows the preview of an award unless lists are sealed. */
export const allowProvisional = ({ deps, access }: Context, of: Catalogue, reviewFirst: string) => {
  const seal = getSeal(access.site, of, toInstant(deps.clock.now()));
  if (seal) return fail<ListsSealed>({ code: 'lists-sealed', ...seal });
  const { provisionalCreated: title } = serverCopy.common;
  return ok({ title, description: reviewFirst, kind: 'success' as const });
};

/** The toast after publishing was canceled. */
export const describeCanceled = (): [title: string, description: string] => [
  serverCopy.assignments.publishingCanceled,
  serverCopy.assignments.publishingCanceledText,
];

/** Takes a published version back. */
export const withdraw = async (
  context: Context,
  input: Parameters<typeof withdrawAward>[0]['input'],
) =>
  describeSuccess(await withdrawAward({ ...context, input }), ({ version }) => [
    serverCopy.assignments.withdrawn,
    serverCopy.assignments.withdrawnText(version),
  ]);
