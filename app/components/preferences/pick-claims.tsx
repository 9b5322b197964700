import { copy } from '~/app/copy/copy';
import { useActionData, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { formatInstant } from '~/app/copy/format-time';
import { useClock } from '~/app/components/time/use-clock';
import { Button } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { TextArea } from '~/app/components/forms/text-area';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { maxClaimText } from '~/domain/claims/limits';
import { isClaimable, mayClaim, type DriverClaim } from '~/domain/claims/claim-rules';
import { deadlineAt } from '~/domain/shared/deadline';
import type { PreferencesView } from './preferences-view';

const states = {
  open: {
    tone: 'info',
    get word() {
      return copy.preferences.claimOpen;
    },
  },
  granted: {
    tone: 'success',
    get word() {
      return copy.preferences.claimGranted;
    },
  },
  denied: {
    tone: 'error',
    get word() {
      return copy.preferences.claimDenied;
    },
  },
} as const;

interface ClaimsProps {
  readonly claims: readonly DriverClaim[];
  /** The driver's result in the current award, which may differ from the result when the claim was filed. */
  readonly outcome: DriverOutcome | null;
  readonly timeZone: string;
}

const ClaimNote = ({
  claim,
  outcome,
  timeZone,
}: Omit<ClaimsProps, 'claims'> & { claim: DriverClaim }) => {
  const { tone, word } = states[claim.state];
  const clock = useClock();
  return (
    <div className="mt-2 flex flex-col gap-1 rounded-field bg-base-200 px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip tone={tone}>{word}</StatusChip>
        <span className="text-sm text-muted tabular-nums">
          {copy.preferences.filed(formatInstant(claim.filedAt, timeZone, clock))}
        </span>
      </p>
      <p className="text-sm">“{claim.text}”</p>
      {claim.answer ? (
        <p>
          <strong>{copy.preferences.answer}</strong> {claim.answer.reason}{' '}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            {formatInstant(claim.answer.at, timeZone, clock)}
          </span>
        </p>
      ) : (
        <p className="text-sm text-muted">{copy.preferences.noAnswer}</p>
      )}
      {claim.state === 'granted' && claim.jobId !== outcome?.awardedId && (
        <p className="text-sm">{copy.preferences.takesEffect}</p>
      )}
    </div>
  );
};

/** The state of the driver's claims about one pick. */
export const ClaimNotes = ({ claims, jobId, ...award }: ClaimsProps & { jobId: string }) =>
  claims
    .filter((claim) => claim.jobId === jobId)
    .map((claim) => <ClaimNote key={claim.filedAt} claim={claim} {...award} />);

/** A claim that the action refused, with the text that the driver typed. */
export interface RefusedClaim {
  readonly jobId: string;
  readonly text: string;
  readonly error: string;
}

/** The state of the driver's claims about one pick, and a form to file one before the deadline. */
export const PickClaims = ({
  view,
  reason,
}: {
  view: PreferencesView;
  reason: { pickId: string; rank: number; code: string };
}) => {
  const { formMethod } = useNavigation();
  const { pickId: jobId, rank } = reason;
  const { claims, claimsUntil, outcome, selection } = view;
  const claim = useActionData<{ claim?: RefusedClaim }>()?.claim;
  const refused = claim?.jobId === jobId ? claim : undefined;
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const mayFile =
    claimsUntil !== null &&
    isClaimable(reason, { awardedId: outcome?.awardedId ?? null }) &&
    mayClaim(claims, jobId, selection.awardVersion);
  return (
    <>
      <ClaimNotes {...{ claims, jobId, outcome, timeZone: view.site.timeZone }} />
      {/* After a refusal, show the typed text even if the deadline has passed. */}
      {(mayFile || refused) && (
        <details className="mt-1" open={refused && true}>
          <summary
            aria-label={copy.preferences.claimAbout(rank, jobId)}
            className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline"
          >
            {copy.preferences.fileAClaim}
          </summary>
          <PostForm ref={form} replace preventScrollReset className="flex flex-col gap-3 pt-1 pb-2">
            <input type="hidden" name="jobId" value={jobId} />
            <TextArea
              label={copy.preferences.claimText}
              name="text"
              required
              maxLength={maxClaimText}
              rows={3}
              defaultValue={refused?.text}
              error={refused?.error}
              hint={
                claimsUntil ? (
                  <Sentence
                    text={copy.preferences.claimHintUntil(maxClaimText)}
                    parts={{
                      time: (
                        <DeadlineText
                          deadline={deadlineAt(Date.parse(claimsUntil), view.site.timeZone)}
                          short
                        />
                      ),
                    }}
                  />
                ) : (
                  copy.preferences.claimHint(maxClaimText)
                )
              }
            />
            <Button
              name="intent"
              value="claim"
              className="self-start"
              busy={formMethod === 'POST'}
              busyText={copy.preferences.sending}
            >
              {copy.preferences.sendClaim}
            </Button>
          </PostForm>
        </details>
      )}
    </>
  );
};

/** Claims about picks for which the latest award gives no reason, because the claims are about an earlier award. */
export const OtherClaims = ({ claims, ...award }: ClaimsProps) => {
  const explained = new Set(award.outcome?.reasons.map(({ pickId }) => pickId));
  const others = claims.filter(({ jobId }) => !explained.has(jobId));
  const titleId = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h3 id={titleId} className="font-bold">
        {copy.preferences.otherClaims}
      </h3>
      {others.map((claim) => (
        <div key={claim.filedAt + claim.jobId} className="mt-2">
          <span className="text-sm text-muted">{copy.common.pick(claim.rank)}</span>{' '}
          <strong className="tabular-nums">{claim.jobId}</strong>
          <ClaimNote claim={claim} {...award} />
        </div>
      ))}
    </section>
  );
};
