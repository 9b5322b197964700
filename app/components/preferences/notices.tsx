import { Alert } from '~/app/components/ui/alert';
import { weekName } from '~/app/components/time/format-time';
import type { PreferencesView } from './preferences-view';

const listed = (ids: readonly string[]) => ids.join(', ');

const ClosedNotice = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => {
  if (view.window.state !== 'closed') return null;
  if (view.mayEdit) {
    return (
      <Alert kind="warning" title="The deadline has passed">
        Your current selections can still be completed and submitted until the assignments are
        published. A save from now on is marked as late.
      </Alert>
    );
  }
  return (
    <Alert kind="warning" title="The deadline has passed">
      You can look at your selections, but no longer change them. The list below is what counts.
      {isDirty && (
        <strong className="mt-1 block">
          Changes that you had not saved before the deadline were not submitted.
        </strong>
      )}
    </Alert>
  );
};

/** What a driver has to know before reading the list: closed, carried over, vanished jobs. */
export const Notices = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => {
  const { standing, vanished, saved, mayEdit, window, onVacation } = view;
  return (
    <>
      <ClosedNotice view={view} isDirty={isDirty} />
      {onVacation && (
        <Alert kind="info" title="You are on vacation that week">
          Week {onVacation} was awarded to you, so you take no part in the assignment for{' '}
          {weekName(window.periodId)} and need not rank anything.
        </Alert>
      )}
      {standing && !onVacation && window.state !== 'published' && (
        <Alert kind="info" title="Your last list was carried over">
          It takes part in the assignment for {weekName(window.periodId)} as it is.
          {mayEdit && ' Save it to confirm it, or change it first.'}
        </Alert>
      )}
      {vanished.length > 0 && window.state !== 'published' && (
        <Alert kind="warning" title="Some of your picks are no longer offered">
          <span className="tabular-nums">{listed(vanished)}</span>{' '}
          {vanished.length === 1 ? 'was' : 'were'} taken off your{' '}
          {saved ? 'saved list' : 'carried-over list'}.
        </Alert>
      )}
    </>
  );
};
