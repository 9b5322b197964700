import { DriverTable } from '~/app/components/admin/driver-table';
import { TimeSentence } from '~/app/components/admin/time-sentence';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';

interface MissingDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly phone: string;
}

/** The first `drivers` of `count`. */
interface Drivers {
  readonly count: number;
  readonly drivers: readonly MissingDriver[];
}

interface MissingView {
  readonly isOpen: boolean;
  readonly reachable: Drivers;
  readonly unreachable: Drivers;
  readonly remindedAt: string | null;
  readonly nextReminderAt: string | null;
}

/** The button that sends the reminder, or why it cannot be sent now. */
const Remind = ({ view, timeZone }: { view: MissingView; timeZone: string }) => {
  const { reminders } = adminCopy;
  const { isOpen, reachable, nextReminderAt } = view;
  if (!isOpen) return <p>{reminders.closed}</p>;
  if (reachable.count === 0) return null;
  if (nextReminderAt)
    return (
      <p>
        <TimeSentence text={reminders.nextAt} at={nextReminderAt} timeZone={timeZone} />
      </p>
    );
  return (
    <PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SendButton intent="remind" variant="primary">
        {reminders.remind(reachable.count)}
      </SendButton>
      <p className="text-sm text-muted">{reminders.remindText}</p>
    </PostForm>
  );
};

const DriversCard = ({ title, list: { count, drivers } }: { title: string; list: Drivers }) =>
  count > 0 && (
    <Card flush title={title} className="overflow-hidden">
      <DriverTable caption={title} drivers={drivers} maxHeight="max-h-[32rem]" />
      {count > drivers.length && (
        <p className="px-5 py-3 text-sm text-muted">
          {adminCopy.dashboard.andMore(count - drivers.length)}
        </p>
      )}
    </Card>
  );

/** The drivers without a list, by whether a reminder reaches them, and the button that sends it. */
export const MissingDrivers = ({ view, timeZone }: { view: MissingView; timeZone: string }) => {
  const { reminders } = adminCopy;
  const { reachable, unreachable, remindedAt } = view;
  const count = reachable.count + unreachable.count;
  if (count === 0)
    return (
      <Card>
        <EmptyState icon="circle-check" title={reminders.everybody}>
          {reminders.everybodyHint}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <div className="tabular-nums">
        <p className="font-semibold">{reminders.canBeReached(reachable.count, count)}</p>
        {unreachable.count > 0 && <p>{reminders.cannotBeReached(unreachable.count)}</p>}
        {remindedAt && (
          <p className="text-muted">
            <TimeSentence text={reminders.lastReminded} at={remindedAt} timeZone={timeZone} />
          </p>
        )}
      </div>
      <Remind view={view} timeZone={timeZone} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DriversCard title={reminders.unreachable} list={unreachable} />
        <DriversCard title={reminders.reachable} list={reachable} />
      </div>
    </>
  );
};
