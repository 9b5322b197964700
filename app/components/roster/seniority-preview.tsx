import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatDay } from '~/app/copy/format-time';
import type { TieBreak } from '~/domain/drivers/seniority-numbers';

interface Placed {
  readonly employeeId: string;
  readonly name: string;
  readonly to: number;
}

/** What the numbers by date depend on. */
interface RankingView {
  /** How many drivers have a date. */
  readonly dated: number;
  /** The drivers who share a date with others. `by`: what puts them after the one before; null for the first of each date. */
  readonly ties: readonly (Placed & {
    readonly seniorityDate: string;
    readonly tieNumber: number | null;
    readonly by: TieBreak | null;
  })[];
  /** The drivers without a date, who come after all others. */
  readonly undated: readonly Placed[];
}

export interface SeniorityView {
  /** The driver who is moved; null if the whole list changes. */
  readonly driver: { readonly employeeId: string; readonly name: string } | null;
  /** Who gets another number, most senior first. */
  readonly renumbered: readonly (Placed & { readonly from: number })[];
  /** Null unless the list is ranked by date. */
  readonly ranking: RankingView | null;
  readonly basis: string;
  /** Why it cannot be stored; empty if it can. */
  readonly clashes: readonly string[];
  /** The fields that ask for the change. */
  readonly asked: Readonly<Record<string, string>>;
}

/** Why nothing changes. */
const explainNothing = ({ driver, ranking }: SeniorityView): string => {
  const { nothingFor, noGaps, noDates, rankedAlready } = adminCopy.seniority;
  if (ranking) return ranking.dated === 0 ? noDates : rankedAlready;
  return driver ? nothingFor(driver.name) : noGaps;
};

/** What a change of seniority would do, driver by driver, and the form that stores it. */
export const SeniorityPreview = ({ view, back }: { view: SeniorityView; back: string }) => (
  <>
    {view.ranking && view.ranking.dated > 0 && <Undated drivers={view.ranking.undated} />}
    {view.ranking && <Ties ties={view.ranking.ties} />}
    {view.renumbered.length === 0 ? (
      <Alert kind="info" title={adminCopy.seniority.nothing} live="polite">
        {explainNothing(view)}
      </Alert>
    ) : (
      <Changes view={view} back={back} />
    )}
  </>
);

/** The drivers without a date. They are named, because it may have been forgotten. */
const Undated = ({ drivers }: { drivers: RankingView['undated'] }) => {
  const { seniority } = adminCopy;
  if (drivers.length === 0) return null;
  const title = seniority.undated(drivers.length);
  return (
    <Card flush title={title} className="overflow-hidden">
      <DataTable
        caption={title}
        maxHeight="max-h-64"
        heads={[seniority.after, copy.common.driver, copy.common.employeeId]}
        bodyClassName="tabular-nums"
      >
        {drivers.map(({ employeeId, name, to }) => (
          <tr key={employeeId}>
            <Cell>{to}</Cell>
            <Cell>{name}</Cell>
            <Cell>{employeeId}</Cell>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
};

/** The drivers who share a date with others, each with what decides. */
const Ties = ({ ties }: { ties: RankingView['ties'] }) => {
  const { seniority, drivers } = adminCopy;
  if (ties.length === 0) return null;
  const title = seniority.ties(ties.length);
  const heads = [
    seniority.after,
    drivers.fields.seniorityDate.label,
    copy.common.driver,
    drivers.fields.tieNumber.label,
    copy.common.employeeId,
    seniority.tiedBy,
  ];
  return (
    <Card flush title={title} description={seniority.tiesNote} className="overflow-hidden">
      <DataTable caption={title} maxHeight="max-h-64" heads={heads} bodyClassName="tabular-nums">
        {ties.map(({ employeeId, name, to, seniorityDate, tieNumber, by }) => (
          <tr key={employeeId}>
            <Cell>{to}</Cell>
            <Cell className="whitespace-nowrap">{formatDay(seniorityDate)}</Cell>
            <Cell>{name}</Cell>
            <Cell>{tieNumber}</Cell>
            <Cell>{employeeId}</Cell>
            <Cell>{by && seniority.tieBreaks[by]}</Cell>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
};

/** Who gets another number, and the form that stores it. */
const Changes = ({ view, back }: { view: SeniorityView; back: string }) => {
  const { driver, renumbered, basis, clashes, asked } = view;
  const { seniority } = adminCopy;
  const isBusy = useSending('change');
  return (
    <Card flush title={seniority.changes(renumbered.length)} className="overflow-hidden">
      {clashes.length > 0 && (
        <Alert kind="error" title={seniority.cannotBeStored} live="assertive">
          {clashes.join(' ')}
        </Alert>
      )}
      <DataTable
        caption={seniority.changes(renumbered.length)}
        maxHeight="max-h-[32rem]"
        heads={[seniority.after, seniority.now, copy.common.driver, copy.common.employeeId]}
        bodyClassName="tabular-nums"
      >
        {renumbered.map(({ employeeId, name, from, to }) => (
          <tr key={employeeId} className={employeeId === driver?.employeeId ? 'font-bold' : ''}>
            <Cell>{to}</Cell>
            <Cell>{from}</Cell>
            <Cell>{name}</Cell>
            <Cell>{employeeId}</Cell>
          </tr>
        ))}
      </DataTable>
      <PostForm className="flex flex-wrap justify-end gap-3 border-t border-base-300 p-4 sm:p-5">
        <input type="hidden" name="basis" value={basis} />
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LinkButton to={back}>{copy.common.cancel}</LinkButton>
        {clashes.length === 0 && (
          <Button name="intent" value="change" variant="primary" busy={isBusy}>
            {seniority.store(renumbered.length)}
          </Button>
        )}
      </PostForm>
    </Card>
  );
};
