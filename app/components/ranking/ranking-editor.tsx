import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { Badge } from '~/app/components/ui/status-chip';
import { HiddenFields } from './hidden-fields';
import { LatestReceipt } from './latest-receipt';
import { RankedList } from './ranked-list';
import type { Closing, RankingView, RankingWords, SaveProblem } from './ranking-view';
import { SaveBar } from './save-bar';
import { UndoAll } from './undo-all';
import { useAddress } from './use-address';
import type { Ranking } from './use-picks';

/** What can be ranked, the driver's list beside it, and the bar to save it. */
export const RankingEditor = ({
  view,
  words,
  ranking: { picks, isDirty, announcement, edit, moveTo, discard },
  problem,
  notices,
  offered,
  lineOf,
  aside,
  status,
  closing,
  address,
  undoAddress,
  editPairs,
}: {
  view: RankingView;
  words: RankingWords;
  ranking: Ranking;
  problem: SaveProblem | undefined;
  notices: ReactNode;
  offered: ReactNode;
  lineOf: (id: string) => ReactNode;
  /** Between the list and its receipt. */
  aside?: ReactNode;
  status: ReactNode;
  closing: Closing;
  /** The page as it is shown, with the draft. */
  address: string;
  /** The page without the draft. */
  undoAddress: string;
  /** What a button of the list carries without JavaScript. */
  editPairs: [string, string][];
}) => {
  const { mayEdit, list } = view;
  useAddress(address);
  const listed = mayEdit ? picks : list;
  return (
    <>
      <div className="shell flex flex-col gap-4 pb-6">
        {notices}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_26rem]">
          {offered}
          <div
            className={classNames(
              'flex flex-col gap-4 lg:sticky lg:top-4',
              // Nothing to choose any more: on a phone the list comes first.
              !mayEdit && 'max-lg:order-first',
            )}
          >
            <Card
              id="your-picks"
              flush
              className="overflow-hidden"
              title={
                <>
                  {words.title} <Badge>{listed.length}</Badge>
                </>
              }
              description={words.hint}
              actions={
                isDirty &&
                mayEdit && (
                  <UndoAll picks={picks} list={list} href={undoAddress} onDiscard={discard} />
                )
              }
            >
              <div className="border-t border-base-300">
                <RankedList
                  picks={listed}
                  lineOf={lineOf}
                  words={words}
                  onEdit={mayEdit ? edit : undefined}
                  onMoveTo={moveTo}
                />
              </div>
            </Card>
            {aside}
            <LatestReceipt view={view} words={words} />
          </div>
        </div>
        {mayEdit && (
          <form id="pick-edits" method="get" action={words.path} hidden>
            <HiddenFields pairs={editPairs} />
          </form>
        )}
      </div>
      <LeaveWarning isDirty={isDirty && mayEdit}>
        Your changes to the list are not saved.
      </LeaveWarning>
      <SaveBar {...{ view, problem, closing, status, picks }} path={words.path} action={address} />
    </>
  );
};

/** Where the list is below the fold: the way down to it. */
export const ToYourList = ({ count }: { count: number }) => (
  <a href="#your-picks" className="btn btn-ghost text-primary underline lg:hidden">
    Your list ({count})
  </a>
);
