import { searchField } from '~/app/components/address/codec';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { searchSite } from '~/app/services/roster/search-site.server';

/** What the search dialog asks for while somebody types. */
export const loader = stewardLoader(async ({ request, deps, access }) =>
  Response.json(
    await searchSite({ deps, access }, searchField.read(new URL(request.url).searchParams)),
  ),
);
