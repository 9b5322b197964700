import { Link } from '@remix-run/react';
import type { RankingWords } from '~/app/components/ranking/catalogue';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { copy } from '~/app/copy/copy';
import { Receipt } from './receipt';

/** The receipt of the save that counts, and a link to all saves. */
export const LatestReceipt = ({
  view: { saved, site },
  words: { path, list, savedEmpty },
}: {
  view: RankingView;
  words: RankingWords;
}) => {
  const link = list.isOwn && (
    <Link to={`${path}/history`} className="mt-1 inline-flex min-h-11 link items-center text-sm">
      {copy.ranking.allSaves}
    </Link>
  );
  return saved ? (
    <Receipt saved={saved} savedEmpty={savedEmpty} link={link} timeZone={site.timeZone} />
  ) : (
    link
  );
};
