import { DeadlineText } from '~/app/components/time/deadline-text';
import { useClock } from '~/app/components/time/use-clock';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import type { Notice } from './notice-list';
import type { RankingView } from './ranking-view';

const ReplaceText = ({ closing: { isOpen, at } }: RankingView) => {
  if (!isOpen) return copy.ranking.replaceLate;
  if (!at) return copy.ranking.replaceWhileOpen;
  const deadline = <DeadlineText deadline={at} short />;
  return <Sentence text={copy.ranking.replaceUntil} parts={{ deadline }} />;
};

const EnteredText = ({ view }: { view: RankingView }) => {
  const clock = useClock();
  const { saved, site, mayEdit } = view;
  if (!saved?.enteredBy) return null;
  const at = formatInstant(saved.acceptedAt, site.timeZone, clock);
  return (
    <>
      {copy.ranking.enteredText(saved.enteredBy, at)} {mayEdit && <ReplaceText {...view} />}
    </>
  );
};

/** Tells the driver that an administrator entered the list that counts, and until when they may replace it. */
export const getEnteredNotice = (view: RankingView): Notice[] =>
  view.saved?.enteredBy
    ? [{ kind: 'info', title: copy.ranking.enteredTitle, text: <EnteredText view={view} /> }]
    : [];
