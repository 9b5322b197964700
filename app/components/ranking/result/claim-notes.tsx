import { useId } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import type { Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld } from '~/domain/award/held-results';
import { isAboutPick } from '~/domain/claims/claim';
import type { DriverClaim } from '~/domain/claims/claim-rules';
import { formatSubject } from '~/domain/claims/claim-subject';

const getStates = () =>
  ({
    open: { tone: 'info', word: copy.claims.open },
    granted: { tone: 'success', word: copy.claims.granted },
    denied: { tone: 'error', word: copy.claims.denied },
  }) as const;

export interface ClaimsProps {
  readonly of: Catalogue;
  readonly claims: readonly DriverClaim[];
  /** The driver's result in the current award, which may differ from the result when the claim was filed. */
  readonly outcome: DriverOutcome | null;
  readonly timeZone: string;
}

const holds = (outcome: DriverOutcome | null, pickId: string): boolean =>
  outcome !== null && getHeld(outcome).includes(pickId);

const ClaimNote = ({
  claim,
  outcome,
  timeZone,
}: Omit<ClaimsProps, 'claims' | 'of'> & { claim: DriverClaim }) => {
  const { tone, word } = getStates()[claim.state];
  const clock = useClock();
  return (
    <div className="mt-2 flex flex-col gap-1 rounded-field bg-base-200 px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip tone={tone}>{word}</StatusChip>
        <span className="text-sm text-muted tabular-nums">
          {copy.claims.filed(formatInstant(claim.filedAt, timeZone, clock))}
        </span>
      </p>
      <p className="text-sm">“{claim.text}”</p>
      {claim.answer ? (
        <p>
          <strong>{copy.claims.answer}</strong> {claim.answer.reason}{' '}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            {formatInstant(claim.answer.at, timeZone, clock)}
          </span>
        </p>
      ) : (
        <p className="text-sm text-muted">{copy.claims.noAnswer}</p>
      )}
      {claim.state === 'granted' && isAboutPick(claim) && !holds(outcome, claim.jobId) && (
        <p className="text-sm">{copy.claims.takesEffect}</p>
      )}
    </div>
  );
};

/** The state of the driver's claims about one pick. */
export const ClaimNotes = ({ claims, jobId, of: _, ...award }: ClaimsProps & { jobId: string }) =>
  claims
    .filter((claim) => claim.jobId === jobId)
    .map((claim) => <ClaimNote key={claim.filedAt} claim={claim} {...award} />);

/** Claims that do not stand beside a reason: about no pick, or about one of an earlier award. */
export const OtherClaims = ({ claims, of, ...award }: ClaimsProps) => {
  const explained = new Set(award.outcome?.reasons.map(({ pickId }) => pickId));
  const others = claims.filter((claim) => !isAboutPick(claim) || !explained.has(claim.jobId));
  const titleId = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h3 id={titleId} className="font-bold">
        {copy.claims.others}
      </h3>
      {others.map((claim) => (
        <div key={claim.filedAt + formatSubject(claim)} className="mt-2">
          {isAboutPick(claim) ? (
            <>
              <span className="text-sm text-muted">{copy.common.pick(claim.rank)}</span>{' '}
              <strong className="tabular-nums">{claim.jobId}</strong>
            </>
          ) : (
            <strong>{copy.claims.describeKind(claim.kind, of)}</strong>
          )}
          <ClaimNote claim={claim} {...award} />
        </div>
      ))}
    </section>
  );
};
