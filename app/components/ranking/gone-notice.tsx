import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { Notice } from './notice-list';

/** More picks than this are counted and named only on request, or they would push the list off a phone's screen. */
const maxNamed = 6;

const GonePicks = ({
  picks,
  noun,
  text,
}: {
  picks: readonly string[];
  noun: 'job' | 'week';
  text: string;
}) => {
  const names = <span className="tabular-nums">{picks.join(', ')}</span>;
  if (picks.length <= maxNamed) return <Sentence text={text} parts={{ picks: names }} />;
  return (
    <>
      <Sentence text={text} parts={{ picks: copy.ranking[noun].count(picks.length) }} />{' '}
      <details className="inline">
        <summary className="inline-flex min-h-6 link cursor-pointer items-center">
          {copy.ranking.showAll}
        </summary>
        {names}
      </details>
    </>
  );
};

/** Names the picks that are no longer offered. `text` is a sentence with the part `{picks}`. */
export const getGoneNotice = (props: Parameters<typeof GonePicks>[0]): Notice[] =>
  props.picks.length > 0
    ? [{ kind: 'warning', title: copy.common.picksGone, text: <GonePicks {...props} /> }]
    : [];
