import type { ReactNode } from 'react';
import { getReasonText } from '~/app/components/ranking/result/outcome-card';
import { useClock } from '~/app/components/time/use-clock';
import { useWeekName } from '~/app/components/time/week-names';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import { isAboutPick } from '~/domain/claims/claim';
import { getClaimStates } from './claim-states';
import { formatSeniority } from './conflict-parts';
import { describeSubject } from './describe-subject';
import { isAboutWeek, type ClaimView } from './disputes-view';

type ToAnswer = (claimId: string) => string;

const getIntro = (hasClaims: boolean, isPast: boolean): string => {
  if (!hasClaims) return adminCopy.disputes.noClaims;
  return isPast ? adminCopy.pastWeeks.claimsIntro : adminCopy.disputes.claimsIntro;
};

/** The claims of drivers against the award, open ones first. */
export const ClaimsList = ({
  claims,
  all = claims,
  toAnswer,
  children,
}: {
  claims: readonly ClaimView[];
  /** Also those that are not shown now. */
  all?: readonly ClaimView[];
  /** The address that asks for the answer to a claim; absent for a past award, whose claims get none. */
  toAnswer?: ToAnswer;
  /** Rendered above the list. */
  children?: ReactNode;
}) => {
  const open = all.filter(({ state }) => state === 'open').length;
  return (
    <Card
      title={
        <Sentence
          text={adminCopy.disputes.claims}
          parts={{ open: <Badge>{adminCopy.disputes.countOpen(open)}</Badge> }}
        />
      }
      description={getIntro(all.length > 0, !toAnswer)}
      flush={all.length === 0}
    >
      {children}
      {all.length > 0 && claims.length === 0 && (
        <p className="p-4 text-center text-muted">{adminCopy.disputes.noClaimsMatch}</p>
      )}
      {claims.length > 0 && (
        // A scrollable region must be focusable, or the keyboard cannot scroll it.
        <div
          role="region"
          aria-label={adminCopy.disputes.claimsCaption}
          tabIndex={0}
          className="-my-4 max-h-[640px] overflow-auto"
        >
          <ul className="divide-y divide-base-300">
            {claims.map((claim) => (
              <ClaimEntry key={claim.id} claim={claim} toAnswer={toAnswer} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
};

/** The state of a claim and what it is about. */
const ClaimHeading = ({ claim }: { claim: ClaimView }) => {
  const { tone, word } = getClaimStates()[claim.state];
  const toName = useWeekName();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusChip tone={tone}>{word}</StatusChip>
      <strong className={isAboutPick(claim) ? 'font-mono' : undefined}>
        {isAboutWeek(claim) && isAboutPick(claim)
          ? toName(claim.jobId)
          : describeSubject(claim, claim.periodId)}
      </strong>
      {isAboutWeek(claim) && <Badge>{adminCopy.disputes.vacationWeek}</Badge>}
      {isAboutPick(claim) && (
        <span className="text-sm text-muted">{adminCopy.disputes.pick(claim.rank)}</span>
      )}
    </p>
  );
};

const ClaimEntry = ({ claim, toAnswer }: { claim: ClaimView; toAnswer: ToAnswer | undefined }) => {
  const clock = useClock();
  const { driver, timeZone } = claim;
  return (
    <li id={`claim-${claim.id}`} className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <ClaimHeading claim={claim} />
        <p className="mt-1.5">
          <strong>{driver?.name ?? adminCopy.disputes.deletedDriver}</strong>{' '}
          <span className="text-sm text-muted tabular-nums">
            {driver
              ? adminCopy.disputes.filedBySenior(
                  claim.employeeId,
                  formatSeniority(driver),
                  formatInstant(claim.filedAt, timeZone, clock),
                  claim.awardVersion,
                )
              : adminCopy.disputes.filedAbout(
                  claim.employeeId,
                  formatInstant(claim.filedAt, timeZone, clock),
                  claim.awardVersion,
                )}
          </span>
        </p>
        <p className="mt-1 max-w-prose">“{claim.text}”</p>
        {isAboutPick(claim) && (
          <p className="mt-1 text-sm text-muted">
            {adminCopy.disputes.reasonGiven(getReasonText(claim.givenReason))}
          </p>
        )}
        {claim.state !== 'open' && (
          <p className="mt-2 max-w-prose rounded-field bg-base-200 px-3 py-2">
            <strong>{adminCopy.disputes.answerLabel}</strong> {claim.answer.reason}{' '}
            <span className="text-sm text-muted tabular-nums">
              {claim.answer.by}, {formatInstant(claim.answer.at, timeZone, clock)}
            </span>
          </p>
        )}
        {claim.state === 'granted' && claim.isPublished === false && (
          <p className="mt-2 text-sm">
            {adminCopy.disputes.takesEffect}{' '}
            <LinkButton
              to={
                isAboutWeek(claim)
                  ? '/admin/final-vacation-assignments?view=provisional'
                  : '/admin/final-assignments?view=provisional'
              }
              variant="ghost"
              size="sm"
              className="text-primary underline"
            >
              {adminCopy.disputes.seeTheDifference}
            </LinkButton>
          </p>
        )}
      </div>
      {claim.state === 'open' && toAnswer && (
        <LinkButton
          to={toAnswer(claim.id)}
          preventScrollReset
          aria-label={adminCopy.disputes.answerClaim(
            driver?.name ?? claim.employeeId,
            describeSubject(claim, claim.periodId),
          )}
        >
          {adminCopy.disputes.answer}
        </LinkButton>
      )}
    </li>
  );
};
