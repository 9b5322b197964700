import { Link } from '@remix-run/react';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { describeSave } from '~/app/components/ranking/save-status';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';
import type { SavedList } from './receipt';

/** How many picks show which list it is. */
const firstPicks = 3;

const ShortList = ({ label, picks }: { label: string; picks: readonly string[] }) => (
  <>
    <dt>{label}</dt>
    <dd className="font-bold tabular-nums">
      {copy.ranking.elsewhere.describe(picks.slice(0, firstPicks), picks.length)}
    </dd>
  </>
);

/**
 * Asks which list counts, after the server refused to replace a list that was saved elsewhere since this page was read.
 * "Use this list" names the list that it replaces, so that the server asks again if yet another one was saved.
 */
export const SavedElsewhere = ({
  view: { site, serverNow, list },
  saved,
  picks,
  keepHref,
  onKeep,
}: {
  view: RankingView;
  saved: SavedList;
  picks: readonly string[];
  keepHref: string;
  onKeep: () => void;
}) => {
  const clock = useClock();
  const { elsewhere, enteredBy } = copy.ranking;
  const about = { timeZone: site.timeZone, serverNow, clock };
  const title = saved.enteredBy
    ? enteredBy(saved.enteredBy)
    : describeSave(saved.acceptedAt, about, elsewhere);
  return (
    <Alert kind="warning" title={title} live="assertive">
      <p>{elsewhere.ask}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <ShortList label={elsewhere.that} picks={list} />
        <ShortList label={elsewhere.this} picks={picks} />
      </dl>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
        <Link
          to={keepHref}
          replace
          preventScrollReset
          onClick={onKeep}
          className="btn border-base-300 bg-base-100"
        >
          {elsewhere.keep}
        </Link>
        <Button name="over" value={saved.receiptNumber} variant="primary">
          {elsewhere.use}
        </Button>
      </div>
    </Alert>
  );
};
