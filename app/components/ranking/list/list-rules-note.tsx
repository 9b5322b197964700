import { copy } from '~/app/copy/copy';
import type { ListRules, OpenResults } from '~/domain/settings/list-rules';

/** Who sees a driver's list, as the driver's page says it. */
export interface ListRulesView {
  /** Whether the list is sealed now. */
  readonly isSealed: boolean;
  /** How drivers may read all lists once the results are published; `off` after that. */
  readonly openResults: OpenResults;
  /** What changes with the next selection. */
  readonly coming: Partial<ListRules>;
}

/** Says who will see the driver's list in this selection, and what changes with the next. */
export const ListRulesNote = ({
  rules: { isSealed, openResults, coming },
  of,
}: {
  rules: ListRulesView;
  of: 'jobs' | 'vacations';
}) => {
  const { listRules } = copy.ranking;
  const lines = [
    ...(isSealed ? [listRules.sealed] : []),
    ...(openResults === 'off' ? [] : [listRules.open[openResults]]),
    ...(coming.sealedPicks === undefined
      ? []
      : [listRules.fromNext[of](listRules.coming[coming.sealedPicks ? 'sealed' : 'unsealed'])]),
    ...(coming.openResults === undefined
      ? []
      : [listRules.fromNext[of](listRules.coming[coming.openResults])]),
  ];
  return lines.map((line) => (
    <p key={line} className="mt-2 max-w-prose text-sm">
      {line}
    </p>
  ));
};
