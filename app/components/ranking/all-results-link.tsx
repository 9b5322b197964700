import { copy } from '~/app/copy/copy';
import { Link } from '@remix-run/react';
import { UsersRound } from 'lucide-react';

/** Leads to everybody's lists and results, where the site opens them to its drivers. */
export const AllResultsLink = ({ path }: { path: string }) => (
  <Link to={`${path}/all-results`} className="btn self-start border-base-300 bg-base-100">
    <UsersRound className="size-5" aria-hidden="true" />
    {copy.ranking.allResults}
  </Link>
);
