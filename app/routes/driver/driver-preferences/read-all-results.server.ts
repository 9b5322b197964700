import { searchField } from '~/app/components/address/codec';
import type { AllResultsView } from '~/app/components/ranking/result/all-results';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { readAllResults } from '~/app/services/results/read-all-results.server';
import type { Catalogue } from '~/domain/award/award';
import { readCount } from '~/domain/selection/past-weeks';

/** What the page of all lists and results shows, and what its URL asks for. */
export const readAllResultsPage = async (
  { request, deps, access }: Pick<DriverArgs<unknown>, 'request' | 'deps' | 'access'>,
  of: Catalogue,
) => {
  const asked = new URL(request.url).searchParams;
  const search = searchField.read(asked);
  const typed = asked.get('number') ?? '';
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  const query = { search, number, page: readCount(asked.get('page')) ?? 1 };
  const found = await readAllResults({ deps, access, of, query });
  const view: AllResultsView | null = found;
  return {
    view,
    query: { search, number },
    siteName: found?.siteName ?? access.site.name,
    periodId: access.site.window.periodId,
  };
};
