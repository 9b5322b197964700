import { copy } from '~/app/copy/copy';
import { Sentence } from '~/app/components/ui/sentence';
import { ShieldCheck, Telescope } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DriverAward, SafeDepth } from '~/domain/award/standing';

export interface StandingView {
  readonly safeDepth: SafeDepth | null;
  readonly ifClosedNow: { readonly award: DriverAward | null } | null;
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
    {icon}
    <span>{children}</span>
  </p>
);

/** True whatever the others rank, because each driver ahead and each manual assignment takes one job at most. */
const safeDepthText = ({ ahead, byHand, picks }: SafeDepth): string => {
  if (picks === 1) return copy.preferences.nobodyAhead;
  const before = [
    ahead > 0 && copy.preferences.aheadOfYou(ahead),
    byHand > 0 && copy.preferences.assignedManually(byHand),
  ].filter((part) => part !== false);
  return copy.preferences.rankAtLeast(before.reduce(copy.preferences.and), picks);
};

const awardText = (award: DriverAward | null): string => {
  if (!award) return copy.preferences.noJob;
  return award.rank
    ? copy.preferences.yourPick(award.jobId, award.rank)
    : copy.preferences.notYourPick(award.jobId);
};

/** The driver's current standing: how many picks guarantee a job, and the result if selection closed now. */
export const StandingLines = ({ safeDepth, ifClosedNow }: StandingView) => (
  <div className="flex flex-col gap-2">
    {safeDepth && <Line icon={<ShieldCheck aria-hidden="true" />}>{safeDepthText(safeDepth)}</Line>}
    {ifClosedNow && (
      <Line icon={<Telescope aria-hidden="true" />}>
        <Sentence
          text={copy.preferences.ifClosedNow}
          parts={{ result: <strong>{awardText(ifClosedNow.award)}</strong> }}
        />
      </Line>
    )}
  </div>
);
