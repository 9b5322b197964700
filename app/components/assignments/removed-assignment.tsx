import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';

interface RemovedAssignmentView {
  readonly at: string;
  readonly by: string;
  readonly of: 'jobs' | 'vacations';
  readonly offerId: string;
  readonly driver: {
    readonly employeeId: string;
    readonly name: string;
    readonly seniorityNumber: number;
  };
}

/** A line about a removed manual assignment. Its form makes it again on its page, which says what stands against it by now. */
export const RemovedAssignment = ({
  removed: { at, by, of, offerId, driver },
  timeZone,
}: {
  removed: RemovedAssignmentView;
  timeZone: string;
}) => {
  const isJob = of === 'jobs';
  const { removedJob, removedWeek } = adminCopy.recentlyDeleted;
  const name = nameDriver(driver);
  const { employeeId: driverId } = driver;
  const fields = isJob ? { driverId, jobId: offerId, note: '' } : { driverId, weekId: offerId };
  return (
    <li>
      <PostForm
        action={isJob ? '/admin/final-assignments' : '/admin/final-vacation-assignments'}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2"
      >
        <HiddenFields pairs={Object.entries(fields)} />
        <p className="min-w-0 flex-1 basis-64">
          <Sentence
            text={isJob ? removedJob(by, offerId, name) : removedWeek(by, offerId, name)}
            parts={{ time: <InstantText at={at} timeZone={timeZone} /> }}
          />
        </p>
        <SendButton intent="assign" fields={fields} variant="ghost" icon="undo-2">
          {adminCopy.recentlyDeleted.assignAgain}
        </SendButton>
      </PostForm>
    </li>
  );
};
