import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import { formatDaysOfYear } from '~/app/copy/format-time';
import type { TypedSpan } from './leave-fields';

/** Offers to bring a span back that was just deleted. */
export const UndoDeletion = ({
  deleted: { driverId, name, seniorityNumber, span },
}: {
  deleted: {
    readonly driverId: string;
    readonly name: string;
    readonly seniorityNumber: number;
    readonly span: TypedSpan;
  };
}) => (
  <Alert kind="info">
    <PostForm className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="driverId" value={driverId} />
      <input type="hidden" name="from" value={span.from} />
      <input type="hidden" name="to" value={span.to} />
      <input type="hidden" name="kind" value={span.kind} />
      <span className="tabular-nums">
        {adminCopy.leave.deleted(
          nameDriver({ employeeId: driverId, name, seniorityNumber }),
          formatDaysOfYear(span.from, span.to),
        )}
      </span>
      <SendButton intent="undo" size="sm" icon="undo-2">
        {adminCopy.leave.undo}
      </SendButton>
    </PostForm>
  </Alert>
);
