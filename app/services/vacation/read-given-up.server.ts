import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';

/** What drivers gave up or declined since the weeks were published: it waits for the next publication. */
export const readGivenUp = async ({
  deps,
  access: { scope, site },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<{ employeeId: string; weekIds: readonly string[] }[]> => {
  const { publishedAt } = site.vacation;
  if (publishedAt === null) return [];
  return (await deps.stores.vacationPicks.list(scope)).flatMap(
    ({ employeeId, givenUp = [], acceptedAt }) =>
      givenUp.length > 0 && acceptedAt > publishedAt ? [{ employeeId, weekIds: givenUp }] : [],
  );
};
