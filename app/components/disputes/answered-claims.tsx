import { Link } from '@remix-run/react';
import { InstantText } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { AnsweredPickClaim } from '~/domain/claims/claim';
import { getClaimStates } from './claim-states';

/** The claims that a publication has answered, or that the next one will answer. */
export const AnsweredClaims = ({
  claims,
  isPreview,
  timeZone,
  listedAt = '/admin/dispute-resolution',
}: {
  claims: readonly AnsweredPickClaim[];
  isPreview: boolean;
  timeZone: string;
  /** The page that lists the claims in full. */
  listedAt?: string;
}) =>
  claims.length > 0 && (
    <Card
      title={(isPreview ? adminCopy.disputes.answers : adminCopy.disputes.answered)(claims.length)}
      description={
        isPreview ? adminCopy.disputes.answeredSince : adminCopy.disputes.answeredBetween
      }
    >
      <ul className="-my-2 divide-y divide-base-300">
        {claims.map(({ id, state, jobId, employeeId, answer }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <StatusChip tone={getClaimStates()[state].tone}>
              {getClaimStates()[state].word}
            </StatusChip>
            <Link
              to={`${listedAt}#claim-${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              {adminCopy.disputes.claimedBy(jobId, employeeId)}
            </Link>
            <span className="text-sm">{answer.reason}</span>
            <span className="text-sm text-muted tabular-nums">
              {answer.by}, <InstantText at={answer.at} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
