import { Link } from '@remix-run/react';
import { getUnseenPath } from '~/app/components/address/award-path';
import { adminCopy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';

/** How many drivers have confirmed their result, with a link to those who have not. */
export const SeenCount = ({
  count: { seen, drivers },
  of,
}: {
  count: { readonly seen: number; readonly drivers: number };
  of: Catalogue;
}) => (
  <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
    {adminCopy.results.seenCount(seen, drivers)}
    <Link
      to={getUnseenPath(of)}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline"
    >
      {adminCopy.results.whoHasNot}
    </Link>
  </p>
);
