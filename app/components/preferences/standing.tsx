import type { ReactNode } from 'react';
import { AsOfTime } from '~/app/components/time/instant-text';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { RankedJobs } from '~/domain/award/figures/safe-list';
import type { DriverAward, SafeDepth } from '~/domain/award/figures/standing';

export interface StandingView {
  /** Whether the site shows what the driver would get, but not while lists are sealed. */
  readonly isSealed: boolean;
  readonly safeDepth: SafeDepth | null;
  /** The list that the hint is about; null where `safeDepth` is. */
  readonly ranked: RankedJobs | null;
  readonly ifClosedNow: {
    readonly award: DriverAward | null;
    readonly withinReach: readonly string[] | null;
    readonly asOf: string;
  } | null;
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
    {icon}
    <span>{children}</span>
  </p>
);

/**
 * How many jobs the driver has to rank to be sure of one. This holds whatever other drivers rank, because each driver
 * ahead and each manual assignment takes at most one job.
 */
const getSafeDepthText = (safeDepth: SafeDepth, ranked: RankedJobs | null): string => {
  const { nobodyAhead, rankAtLeast, ranked: describeRanked } = copy.preferences;
  if (safeDepth.ahead + safeDepth.byHand === 0) return nobodyAhead;
  return ranked?.count ? describeRanked(safeDepth, ranked) : rankAtLeast(safeDepth);
};

/** How far a list is from a sure job. The sentence above it says the same. */
const Meter = ({ safeDepth, ranked }: { safeDepth: SafeDepth; ranked: RankedJobs }) => {
  const part = ranked.isSafe ? 1 : Math.min(ranked.count / safeDepth.picks, 1);
  return (
    <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-base-300">
      <div className="h-full bg-primary" style={{ width: `${part * 100}%` }} />
    </div>
  );
};

const AwardNow = ({ award }: { award: DriverAward | null }) =>
  award ? (
    <Sentence
      text={copy.preferences.ifClosedNow(award.rank)}
      parts={{ job: <strong>{award.jobId}</strong> }}
    />
  ) : (
    copy.preferences.noJobNow
  );

/** The driver's current standing: how many picks guarantee a job, and the result if selection closed now. */
export const StandingLines = ({
  safeDepth,
  ranked,
  ifClosedNow,
  isSealed,
  timeZone,
}: StandingView & { timeZone: string }) => (
  <div className="flex flex-col gap-2">
    {safeDepth && (
      <Line icon={<Icon name="shield-check" />}>{getSafeDepthText(safeDepth, ranked)}</Line>
    )}
    {safeDepth && ranked && safeDepth.picks > 1 && <Meter safeDepth={safeDepth} ranked={ranked} />}
    {ifClosedNow && (
      <Line icon={<Icon name="telescope" />}>
        <AwardNow award={ifClosedNow.award} />
      </Line>
    )}
    {isSealed && <Line icon={<Icon name="lock-keyhole" />}>{copy.preferences.standingSealed}</Line>}
    {ifClosedNow?.withinReach && (
      <Line icon={<Icon name="target" />}>
        {copy.preferences.jobsWithinReach(ifClosedNow.withinReach.length)}
      </Line>
    )}
    {ifClosedNow && (
      <p className="ps-8 text-sm text-muted">
        <AsOfTime at={ifClosedNow.asOf} timeZone={timeZone} />
      </p>
    )}
  </div>
);
