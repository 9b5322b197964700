import { copy } from '~/app/copy/copy';
import { compareLists } from '~/domain/picks/compare-lists';

/** More changes than these are counted. */
const maxNamed = 8;

const Line = ({ label, changes }: { label: string; changes: readonly string[] }) =>
  changes.length > 0 && (
    <p className="break-words tabular-nums">
      <span className="text-muted">{label}</span> {changes.slice(0, maxNamed).join(', ')}
      {changes.length > maxNamed && ` ${copy.history.moreChanges(changes.length - maxNamed)}`}
    </p>
  );

/** What a save changed in the list before it. */
export const ListChange = ({
  before,
  after,
}: {
  before: readonly string[];
  after: readonly string[];
}) => {
  const { history } = copy;
  const { added, removed, moved } = compareLists(before, after);
  if (added.length + removed.length + moved.length === 0) return <p>{history.unchanged}</p>;
  return (
    <>
      <Line
        label={history.added}
        changes={added.map(({ id, rank }) => history.addedAs(id, rank))}
      />
      <Line label={history.removed} changes={removed} />
      <Line
        label={history.moved}
        changes={moved.map(({ id, from, to }) => history.movedTo(id, from, to))}
      />
    </>
  );
};
