import { Form, useNavigation, useSearchParams } from '@remix-run/react';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import type { RosterChanges } from '~/domain/award/figures/roster-changes';
import { RosterChangesList } from './roster-changes-list';

export const publishQuestion = 'publish';
/** The line that says what publishing does. */
export const publishNoteId = 'publish-note';

/** Whether the URL asks to show the confirmation for publishing. */
export const asksToPublish = (query: URLSearchParams): boolean =>
  query.get('dialog') === publishQuestion;

/** The query without `dialog`, which opens the confirmation, and without `index`. */
export const withoutQuestion = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => name !== 'dialog' && name !== 'index');

/** The button that opens the confirmation for publishing. */
export const PublishButton = ({ label, disabled }: { label: string; disabled: boolean }) => {
  const [query] = useSearchParams();
  const { state, location } = useNavigation();
  return (
    <Form method="get" preventScrollReset>
      {withoutQuestion(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        name="dialog"
        value={publishQuestion}
        variant="primary"
        busy={state === 'loading' && asksToPublish(new URLSearchParams(location.search))}
        disabled={disabled}
        aria-describedby={publishNoteId}
      >
        {label}
      </Button>
    </Form>
  );
};

/** What publishing now would change. */
export interface Outlook {
  readonly assigned: number;
  readonly drivers: number;
  /** How many results differ from the published ones; null before the first publication. */
  readonly changed: number | null;
}

/** What an award would assign, and what it would change in the published one. */
export const getOutlook = (
  counts: Pick<Outlook, 'assigned' | 'drivers'>,
  difference: { readonly changes: readonly unknown[] } | null,
): Outlook => ({ ...counts, changed: difference && difference.changes.length });

const changesText = (changed: number, version: number, noun: 'job' | 'week'): string => {
  const { assignments } = adminCopy;
  if (changed > 0) return assignments.differFromVersion(changed, version);
  return noun === 'job'
    ? assignments.nobodyLosesJob(version)
    : assignments.nobodyLosesWeek(version);
};

/** Asks before an award is published, because drivers see it at once. */
export const PublishDialog = ({
  title,
  label,
  noun,
  outlook: { assigned, drivers, changed },
  version,
  isInForce,
  rosters,
  error,
}: {
  title: string;
  label: string;
  /** Whether the award assigns jobs or vacation weeks. */
  noun: 'job' | 'week';
  outlook: Outlook;
  /** The published version; 0 before the first. */
  version: number;
  /** Whether drivers see that version now. If not, the new one is news to all of them. */
  isInForce: boolean;
  /** What the new version takes from today's lists; its `basis` names what is shown. */
  rosters?: { readonly basis: string; readonly changes: RosterChanges | null } | null;
  error: ActionError | undefined;
}) => {
  const [query] = useSearchParams();
  const closeTo = `?${new URLSearchParams(withoutQuestion(query))}`;
  return (
    <FormDialog title={title} closeTo={closeTo} error={error} intent="save-final" label={label}>
      <input type="hidden" name="seen" value={version} />
      <input type="hidden" name="basis" value={rosters?.basis ?? ''} />
      <p className="font-semibold">
        {noun === 'job'
          ? adminCopy.assignments.jobsOutlook(assigned, drivers)
          : adminCopy.assignments.weeksOutlook(assigned, drivers)}
        {changed !== null && ` ${changesText(changed, version, noun)}`}
      </p>
      {rosters?.changes && <RosterChangesList changes={rosters.changes} version={version} />}
      <p>
        {isInForce ? adminCopy.assignments.driversSeeItAgain : adminCopy.assignments.driversSeeIt}
      </p>
    </FormDialog>
  );
};
