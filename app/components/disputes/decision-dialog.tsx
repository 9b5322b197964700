import type { ActionError } from '~/app/components/admin/use-action-error';
import { ConfirmationField, Objections } from '~/app/components/assignments/confirm-assignment';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { TextArea } from '~/app/components/forms/text-area';
import { useSending } from '~/app/components/forms/use-sending';
import { useWeekName } from '~/app/components/time/week-names';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy, copy } from '~/app/copy/copy';
import { isAboutPick } from '~/domain/claims/claim';
import { maxAnswerReason } from '~/domain/claims/limits';
import { getCatalogue } from '~/domain/site/current-award';
import { formatSeniority } from './conflict-parts';
import { describeSubject } from './describe-subject';
import { isAboutWeek, type ClaimView, type QuestionView } from './disputes-view';

/** The driver and job that the decision is about, both as text and as hidden fields. */
const DecisionSubject = ({
  claim,
  question,
}: {
  claim: ClaimView | null;
  question: QuestionView | null;
}) => (
  <>
    {question && (
      <p>
        <strong>{question.driverName}</strong>{' '}
        <span className="text-muted tabular-nums">
          {question.driverId}, {formatSeniority(question)}
        </span>
      </p>
    )}
    {claim && (
      <>
        <input type="hidden" name="claimId" value={claim.id} />
        <input type="hidden" name="of" value={getCatalogue(claim.periodId)} />
        <blockquote className="border-s-4 border-base-300 ps-3">“{claim.text}”</blockquote>
      </>
    )}
    {!claim && question && (
      <>
        <input type="hidden" name="jobId" value={question.jobId} />
        <input type="hidden" name="driverId" value={question.driverId} />
      </>
    )}
  </>
);

const DecisionButtons = ({
  isClaim,
  canGrant,
  isAgainst,
  publishes,
  closeTo,
}: {
  isClaim: boolean;
  canGrant: boolean;
  /** Whether something speaks against it, which the button confirms. */
  isAgainst: boolean;
  publishes: number | null;
  closeTo: string;
}) => {
  const { week, disputes } = adminCopy;
  const isBusy = useSending();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {canGrant && publishes !== null && (
        <p className="w-full text-sm text-muted">{week.publishesAll(publishes - 1)}</p>
      )}
      <LinkButton to={closeTo} preventScrollReset variant="ghost">
        {copy.common.cancel}
      </LinkButton>
      {isClaim ? (
        <>
          <Button name="intent" value="deny" busy={isBusy}>
            {adminCopy.common.deny}
          </Button>
          {canGrant && (
            <Button
              name="intent"
              value="grant"
              variant={publishes === null ? 'primary' : 'secondary'}
              busy={isBusy}
            >
              {isAgainst ? disputes.grantAnyway : disputes.grant}
            </Button>
          )}
          {canGrant && publishes !== null && (
            <>
              <input type="hidden" name="seen" value={publishes - 1} />
              <Button name="intent" value="grant-and-publish" variant="primary" busy={isBusy}>
                {isAgainst ? week.grantAnywayAndPublish : week.grantAndPublish}
              </Button>
            </>
          )}
        </>
      ) : (
        <Button name="intent" value="award" variant="primary" busy={isBusy}>
          {isAgainst ? disputes.awardAnyway : disputes.award}
        </Button>
      )}
    </div>
  );
};

const getTitle = (
  claim: ClaimView | null,
  question: QuestionView | null,
  toName: (id: string) => string,
): string => {
  const { disputes } = adminCopy;
  if (!claim) return disputes.awardJob(question?.jobId ?? '');
  if (!isAboutPick(claim)) return disputes.claimAbout(describeSubject(claim, claim.periodId));
  return isAboutWeek(claim)
    ? disputes.claimAboutWeek(toName(claim.jobId))
    : disputes.claimAboutJob(claim.jobId);
};

/**
 * Assigns a job manually or answers a claim. A reason is required. If something speaks against it, the dialog says what,
 * and its button confirms it.
 */
export const DecisionDialog = ({
  claim,
  question,
  error,
  publishes,
  closeTo,
}: {
  /** The claim to decide on; null if the decision is about a conflict. */
  claim: ClaimView | null;
  /**
   * The assignment to make; null for a claim that is about no pick, and if the claim's driver or job has been deleted. The
   * claim can then only be denied.
   */
  question: QuestionView | null;
  error: ActionError | undefined;
  /** The version that granting can publish at once; null if nothing can be published. */
  publishes: number | null;
  closeTo: string;
}) => {
  const { disputes } = adminCopy;
  const isOther = claim !== null && !isAboutPick(claim);
  const objections = question?.objections ?? [];
  return (
    <RouteDialog title={getTitle(claim, question, useWeekName())} closeTo={closeTo}>
      <PostForm preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <DecisionSubject claim={claim} question={question} />
        {objections.length > 0 && (
          <Alert kind="warning" title={claim ? disputes.checkGrant : disputes.checkAward}>
            <Objections because={objections} driverName={question?.driverName ?? ''} />
            <ConfirmationField because={objections} />
          </Alert>
        )}
        {isOther && <p>{disputes.changesNothing}</p>}
        {!question && !isOther && <Alert kind="warning">{disputes.deletedText}</Alert>}
        <TextArea
          label={disputes.reason}
          name="reason"
          required
          maxLength={maxAnswerReason}
          hint={claim ? disputes.driverReads : disputes.reasonHint}
        />
        <DecisionButtons
          isClaim={claim !== null}
          canGrant={question !== null || isOther}
          isAgainst={objections.length > 0}
          publishes={publishes}
          closeTo={closeTo}
        />
      </PostForm>
    </RouteDialog>
  );
};
