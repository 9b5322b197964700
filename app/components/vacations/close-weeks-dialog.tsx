import { Form } from '@remix-run/react';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { Button, LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy, copy } from '~/app/copy/copy';
import type { DaySpan } from '~/domain/vacation/closed-weeks';
import type { WeekSlots } from '~/domain/vacation/vacation-week';
import { weekDates } from './week-dates';

/** What the URL asks to close or to reopen. */
export interface AskedClosing {
  /** Null until days are chosen. */
  readonly span: DaySpan | null;
  readonly isClosed: boolean;
  /** The weeks of the span that are not yet so. */
  readonly weeks: readonly WeekSlots[];
  /** Published results that name one of the weeks. */
  readonly results: number;
}

/** Chooses the days whose weeks are closed or reopened. Nothing changes before the next dialog is confirmed. */
const ChooseSpan = ({ asked, closeTo }: { asked: AskedClosing; closeTo: string }) => {
  const { vacations } = adminCopy;
  const { span, isClosed } = asked;
  return (
    <RouteDialog title={vacations.closeTitle} closeTo={closeTo}>
      <Form method="get" preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="dialog" value="close" />
        <p className="text-sm text-muted">{vacations.closeIntro}</p>
        {span && (
          <p role="status" className="font-semibold">
            {isClosed ? vacations.noneToClose : vacations.noneToReopen}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            type="date"
            name="from"
            label={vacations.closeFrom}
            required
            defaultValue={span?.from}
          />
          <TextInput
            type="date"
            name="until"
            label={vacations.closeUntil}
            required
            defaultValue={span?.to}
          />
        </div>
        <Select
          name="state"
          label={vacations.closeWhat}
          defaultValue={isClosed ? 'closed' : 'open'}
          options={[
            { value: 'closed', label: vacations.closeThem },
            { value: 'open', label: vacations.reopenThem },
          ]}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} preventScrollReset>
            {copy.common.cancel}
          </LinkButton>
          <Button variant="primary">{vacations.showThem}</Button>
        </div>
      </Form>
    </RouteDialog>
  );
};

/** Closes vacation weeks for holidays, or reopens them: which days, then exactly which weeks. */
export const CloseWeeksDialog = ({
  asked,
  error,
  closeTo,
}: {
  asked: AskedClosing;
  error: ActionError | undefined;
  closeTo: string;
}) => {
  const { vacations } = adminCopy;
  const { weeks, isClosed, results } = asked;
  if (weeks.length === 0) return <ChooseSpan asked={asked} closeTo={closeTo} />;
  const assignments = weeks.reduce((sum, { usedSlots }) => sum + usedSlots, 0);
  return (
    <FormDialog
      title={isClosed ? vacations.closeTitle : vacations.reopenTitle}
      closeTo={closeTo}
      error={error}
      intent="close-weeks"
      label={isClosed ? vacations.closeWeeks(weeks.length) : vacations.reopenWeeks(weeks.length)}
    >
      <p>{isClosed ? vacations.closeText(weeks.length) : vacations.reopenText(weeks.length)}</p>
      {/* A scrollable region must be focusable, or the keyboard cannot scroll it. */}
      <div
        role="region"
        aria-label={vacations.weeksToChange}
        tabIndex={0}
        className="max-h-48 overflow-auto text-sm"
      >
        <ul>
          {weeks.map((week) => (
            <li key={week.weekId}>
              <input type="hidden" name="weekId" value={week.weekId} />
              <strong className="font-mono">{week.weekId}</strong>{' '}
              <span className="whitespace-nowrap text-muted">{weekDates(week)}</span>
            </li>
          ))}
        </ul>
      </div>
      {isClosed && results + assignments > 0 && (
        <p className="font-semibold">{vacations.closedStay(results, assignments)}</p>
      )}
      <input type="hidden" name="state" value={isClosed ? 'closed' : 'open'} />
    </FormDialog>
  );
};
