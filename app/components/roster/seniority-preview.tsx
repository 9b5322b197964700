import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy, copy } from '~/app/copy/copy';

export interface SeniorityView {
  /** The driver who is moved; null if gaps are closed. */
  readonly driver: { readonly employeeId: string; readonly name: string } | null;
  /** Who gets another number, most senior first. */
  readonly renumbered: readonly {
    readonly employeeId: string;
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly basis: string;
  /** Why it cannot be stored; empty if it can. */
  readonly clashes: readonly string[];
  /** The fields that ask for the change. */
  readonly asked: Readonly<Record<string, string>>;
}

/** What a change of seniority would do, driver by driver, and the form that stores it. */
export const SeniorityPreview = ({ view, back }: { view: SeniorityView; back: string }) => {
  const { driver, renumbered, basis, clashes, asked } = view;
  const { seniority } = adminCopy;
  const isBusy = useSending('change');
  if (renumbered.length === 0)
    return (
      <Alert kind="info" title={seniority.nothing} live="polite">
        {driver ? seniority.nothingFor(driver.name) : seniority.noGaps}
      </Alert>
    );
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
