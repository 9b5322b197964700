import { Form, Link } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LeaveFields } from '~/app/components/leave/leave-fields';
import { SettingChoice } from '~/app/components/settings/setting-choice';
import { useClock } from '~/app/components/time/use-clock';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatJob } from '~/app/copy/describe-job';
import { formatDaysOfYear, formatWeek, formatWeekDays } from '~/app/copy/format-time';
import type { AwardResult } from '~/domain/award/award';
import type { Job } from '~/domain/jobs/job';
import { JobChainCard } from './job-chain-card';

interface Preview {
  readonly job: Job;
  readonly chain: NonNullable<AwardResult['jobChain']>;
  readonly drivers: readonly { readonly employeeId: string; readonly name: string }[];
  readonly others: readonly { readonly jobId: string }[];
  readonly changes: number;
  readonly left: readonly string[];
  /** The driver's leave that is known already. */
  readonly onLeave: { readonly from: string; readonly to: string } | null;
  readonly confirmed: string;
}

interface Shown {
  readonly periodId: string;
  readonly version: number;
  readonly driverId: string;
  readonly name: string;
  readonly jobId: string;
  /** The driver's jobs of other published weeks. */
  readonly others: readonly { readonly periodId: string; readonly jobId: string }[];
  readonly why: 'away' | 'gives';
  readonly span: { readonly from: string; readonly to: string; readonly kind: string };
  /** Null if the days are refused. */
  readonly preview: Preview | null;
}

/** Asks why the job becomes free, for who is not on leave already. */
const Why = ({
  shown: { driverId, periodId, why, span },
  days,
}: {
  shown: Shown;
  days: { readonly first: string; readonly last: string };
}) => (
  <Form className="mt-4 flex flex-col gap-4" preventScrollReset>
    <input type="hidden" name="driver" value={driverId} />
    <input type="hidden" name="week" value={periodId} />
    <SettingChoice
      label={adminCopy.freeJob.why}
      name="why"
      defaultValue={why}
      choices={adminCopy.freeJob.reasons}
    />
    <div className="grid items-end gap-3 sm:grid-cols-[11rem_11rem_10rem_auto]">
      <LeaveFields typed={span} days={days} />
      <Button className="justify-self-start">{adminCopy.freeJob.update}</Button>
    </div>
  </Form>
);

/** What publishing does, and the button that does it. */
const Confirm = ({
  shown: { driverId, periodId, version, why, span },
  preview: { job, chain, drivers, others, changes, left, confirmed },
  chainMoves,
}: {
  shown: Shown;
  preview: Preview;
  chainMoves: number;
}) => {
  const { freeJob } = adminCopy;
  const sent = { driverId, periodId, version, confirmed, why, ...span };
  return (
    <>
      <JobChainCard chain={chain} drivers={drivers} />
      <PostForm className="flex flex-col gap-2">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {others.length > 0 && <p>{freeJob.withOthers(others.map(({ jobId }) => jobId))}</p>}
        {left.length > 0 && <p>{freeJob.left(left)}</p>}
        {chainMoves > 0 && <p className="text-muted">{freeJob.limit(chainMoves)}</p>}
        <p className="text-muted">{freeJob.next(version + 1)}</p>
        <SendButton intent="free" variant="primary" className="self-start">
          {freeJob.confirm(job.jobId, changes)}
        </SendButton>
      </PostForm>
    </>
  );
};

/** A driver's published job: why it becomes free, and who gets what. */
export const FreedJob = ({
  shown,
  days,
  chainMoves,
}: {
  shown: Shown;
  days: { readonly first: string; readonly last: string };
  chainMoves: number;
}) => {
  const { freeJob } = adminCopy;
  const { preview, name, driverId, jobId, periodId, others } = shown;
  const clock = useClock();
  return (
    <>
      <Card
        title={freeJob.holds(`${name} (${driverId})`, jobId)}
        description={[formatWeek(periodId), preview && formatJob(preview.job, clock)]
          .filter(Boolean)
          .join(' · ')}
      >
        {others.map((other) => (
          <p key={other.periodId}>
            <Link to={`?driver=${driverId}&week=${other.periodId}`} className="link">
              {freeJob.otherWeek(formatWeekDays(other.periodId), other.jobId)}
            </Link>
          </p>
        ))}
        {preview?.onLeave ? (
          <p>{freeJob.onLeave(formatDaysOfYear(preview.onLeave.from, preview.onLeave.to))}</p>
        ) : (
          <Why shown={shown} days={days} />
        )}
      </Card>
      {preview && <Confirm shown={shown} preview={preview} chainMoves={chainMoves} />}
    </>
  );
};
