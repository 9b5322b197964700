import { Form, Link } from '@remix-run/react';
import { Chooser } from '~/app/components/choosing/chooser';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LeaveFields } from '~/app/components/leave/leave-fields';
import { SettingChoice } from '~/app/components/settings/setting-choice';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { formatJob } from '~/app/copy/describe-job';
import { formatDaysOfYear, formatWeek, formatWeekDays } from '~/app/copy/format-time';
import type { AwardResult } from '~/domain/award/award';
import type { Objection } from '~/domain/award/figures/objection-schema';
import type { Job } from '~/domain/jobs/job';
import { JobChainCard } from './job-chain-card';

interface Preview {
  readonly job: Job;
  readonly chain: NonNullable<AwardResult['jobChain']>;
  readonly drivers: readonly { readonly employeeId: string; readonly name: string }[];
  readonly others: readonly { readonly jobId: string }[];
  readonly given: {
    readonly driver: { readonly employeeId: string; readonly name: string };
    readonly because: readonly Objection[];
  } | null;
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
  /** When the driver gave the job back after a change; null if they did not. */
  readonly givenBackAt: string | null;
  readonly span: { readonly from: string; readonly to: string; readonly kind: string };
  /** What was typed as the driver who gets the job; empty if the list decides. */
  readonly givenTo: string;
  /** Null if the days or the driver are refused. */
  readonly preview: Preview | null;
}

/** Asks why the job becomes free, unless the driver is on leave already, and who gets it. */
const Questions = ({
  shown: { driverId, periodId, why, span, givenTo, preview },
  days,
}: {
  shown: Shown;
  days: { readonly first: string; readonly last: string };
}) => (
  <Form className="mt-4 flex flex-col gap-4" preventScrollReset>
    <input type="hidden" name="driver" value={driverId} />
    <input type="hidden" name="week" value={periodId} />
    {!preview?.onLeave && (
      <>
        <SettingChoice
          label={adminCopy.freeJob.why}
          name="why"
          defaultValue={why}
          choices={adminCopy.freeJob.reasons}
        />
        <div className="grid items-end gap-3 sm:grid-cols-[11rem_11rem_10rem]">
          <LeaveFields typed={span} days={days} />
        </div>
      </>
    )}
    <div className="flex flex-wrap items-end gap-3">
      <Chooser
        key={givenTo}
        label={adminCopy.freeJob.giveTo}
        hint={adminCopy.freeJob.giveToHint}
        name="givenTo"
        of="drivers"
        defaultValue={givenTo}
        maxLength={200}
        className="w-full max-w-sm"
      />
      <Button>{adminCopy.freeJob.update}</Button>
    </div>
  </Form>
);

/** Whom the job is given to, and what speaks against it. */
const GivenTo = ({
  jobId,
  given: { driver, because },
}: {
  jobId: string;
  given: NonNullable<Preview['given']>;
}) => (
  <Alert
    kind={because.length > 0 ? 'warning' : 'info'}
    title={adminCopy.freeJob.given(jobId, `${driver.name} (${driver.employeeId})`)}
  >
    {adminCopy.disputes.describeObjections(because, driver.name).join(' ')}
  </Alert>
);

/** What publishing does, and the button that does it. */
const Confirm = ({
  shown: { driverId, periodId, version, why, span, givenBackAt },
  preview: { job, given, chain, drivers, others, changes, left, confirmed },
  chainMoves,
}: {
  shown: Shown;
  preview: Preview;
  chainMoves: number;
}) => {
  const { freeJob } = adminCopy;
  const givenTo = given?.driver.employeeId ?? '';
  const sent = { driverId, periodId, version, confirmed, why, ...span, givenTo };
  return (
    <>
      {given && <GivenTo jobId={job.jobId} given={given} />}
      <JobChainCard
        chain={chain}
        drivers={drivers}
        givenBack={givenBackAt === null ? [] : [{ employeeId: driverId, jobId: job.jobId }]}
      />
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
  timeZone,
}: InZone<{
  shown: Shown;
  days: { readonly first: string; readonly last: string };
  chainMoves: number;
}>) => {
  const { freeJob } = adminCopy;
  const { givenBackAt, preview, name, driverId, jobId, periodId, others } = shown;
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
        {givenBackAt && (
          <p className="font-semibold">
            <Sentence
              text={freeJob.givenBackAt}
              parts={{ time: <InstantText at={givenBackAt} timeZone={timeZone} /> }}
            />
          </p>
        )}
        {preview?.onLeave && (
          <p>{freeJob.onLeave(formatDaysOfYear(preview.onLeave.from, preview.onLeave.to))}</p>
        )}
        <Questions shown={shown} days={days} />
      </Card>
      {preview && <Confirm shown={shown} preview={preview} chainMoves={chainMoves} />}
    </>
  );
};
