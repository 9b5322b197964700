import { Form, useNavigation, useSearchParams } from '@remix-run/react';
import { ExportLinks } from '~/app/components/admin/export-links';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Button, LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import type { RosterChanges } from '~/domain/award/figures/roster-changes';
import type { AwardName } from '~/domain/selection/past-awards';
import { PayrollLinks } from './payroll-links';
import { RosterChangesList } from './roster-changes-list';

const question = 'publish';
const noteId = 'publish-note';

/** Whether the URL asks to show the confirmation for publishing. */
export const asksToPublish = (query: URLSearchParams): boolean => query.get('dialog') === question;

/** The query without `dialog`, which opens the confirmation, and without `index`. */
const withoutQuestion = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => name !== 'dialog' && name !== 'index');

/** The button that opens the confirmation for publishing. */
const PublishButton = ({
  label,
  disabled,
  isNext,
}: {
  label: string;
  disabled: boolean;
  /** Whether publishing is the next step. */
  isNext: boolean;
}) => {
  const [query] = useSearchParams();
  const { state, location } = useNavigation();
  return (
    <Form method="get" preventScrollReset>
      {withoutQuestion(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        name="dialog"
        value={question}
        variant={isNext ? 'primary' : 'secondary'}
        busy={state === 'loading' && asksToPublish(new URLSearchParams(location.search))}
        disabled={disabled}
        aria-describedby={noteId}
      >
        {label}
      </Button>
    </Form>
  );
};

/** The actions for an award: show the provisional one, publish it, export it. */
export const AwardActions = ({
  publishLabel,
  mayPublish,
  isNext,
  exportTo,
  payrollOf = null,
  recordTo,
  withdrawTo,
  links,
  note,
}: {
  publishLabel: string;
  /** False while drivers can still rank, and while an award is being published. */
  mayPublish: boolean;
  /** Whether publishing is the next step. */
  isNext: boolean;
  /** The URL of the CSV file; null if there is nothing to export. */
  exportTo: string | null;
  /** The published version that payroll goes by; null if there is none. */
  payrollOf?: AwardName | null;
  /** The URL of the award record; null before the first publication. */
  recordTo: string | null;
  /** Where the confirmation for withdrawing opens; null if nothing is published. */
  withdrawTo: string | null;
  /** Links to other awards. */
  links: readonly { readonly to: string; readonly label: string }[];
  /** What publishing does, or why it is not possible yet. */
  note: string;
}) => (
  <div className="flex flex-wrap items-center gap-2">
    <PostForm>
      <SendButton intent="create-provisional">{adminCopy.assignments.createProvisional}</SendButton>
    </PostForm>
    <PublishButton label={publishLabel} disabled={!mayPublish} isNext={isNext} />
    {exportTo && <ExportLinks to={exportTo} />}
    {payrollOf && <PayrollLinks award={payrollOf} />}
    {recordTo && (
      <LinkButton to={recordTo} reloadDocument download variant="ghost">
        {adminCopy.assignments.awardRecord}
      </LinkButton>
    )}
    {withdrawTo && (
      <LinkButton to={withdrawTo} preventScrollReset variant="ghost">
        {adminCopy.results.withdraw}
      </LinkButton>
    )}
    {links.map(({ to, label }) => (
      <LinkButton key={to} to={to} variant="ghost">
        {label}
      </LinkButton>
    ))}
    <p id={noteId} className="w-full text-sm text-muted">
      {note}
    </p>
  </div>
);

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
