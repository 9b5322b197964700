import { copy } from '~/app/copy/copy';
import { Link } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';

/** Leads to everybody's lists and results, where the site opens them to its drivers. */
export const AllResultsLink = ({ path }: { path: string }) => (
  <Link to={`${path}/all-results`} className="btn self-start border-base-300 bg-base-100">
    <Icon name="users-round" className="size-5" />
    {copy.ranking.allResults}
  </Link>
);
