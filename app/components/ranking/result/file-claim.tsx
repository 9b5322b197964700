import { useActionData, useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { TextArea } from '~/app/components/forms/text-area';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Button } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { isClaimable } from '~/domain/claims/claim-rules';
import { maxClaimText } from '~/domain/claims/limits';
import { deadlineAt } from '~/domain/time/deadline';
import type { ClaimsProps } from './claim-notes';

/** A claim that the action refused, with what the driver chose and typed. */
interface RefusedClaim {
  readonly jobId: string;
  readonly text: string;
  readonly error: string;
}

interface FileClaimProps extends ClaimsProps {
  /** Until when a claim may be filed, as an ISO instant; null if none may be. */
  readonly claimsUntil: string | null;
  /** The picks about which the driver has filed one. */
  readonly claimed: readonly string[];
}

/** The picks about which the driver may file a claim now. */
const getClaimable = ({ claimed, claimsUntil, outcome }: FileClaimProps) =>
  outcome === null || claimsUntil === null
    ? []
    : outcome.reasons.filter(
        (reason) => isClaimable(reason, outcome) && !claimed.includes(reason.pickId),
      );

const Hint = ({ claimsUntil, timeZone }: Pick<FileClaimProps, 'claimsUntil' | 'timeZone'>) =>
  claimsUntil ? (
    <Sentence
      text={copy.claims.hintUntil(maxClaimText)}
      parts={{
        time: <DeadlineText deadline={deadlineAt(Date.parse(claimsUntil), timeZone)} short />,
      }}
    />
  ) : (
    copy.claims.hint(maxClaimText)
  );

/** The form for a claim about one of the driver's picks. Without a pick to claim, there is none. */
export const FileClaim = (props: FileClaimProps) => {
  const { formData } = useNavigation();
  const refused = useActionData<{ claim?: RefusedClaim }>()?.claim;
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const claimable = getClaimable(props);
  const picks = claimable.map(({ pickId, rank }) => ({
    value: pickId,
    label: `${copy.common.pick(rank)} · ${pickId}`,
  }));
  const [only, ...others] = picks;
  // After a refusal, shows what was typed, even if the deadline has passed.
  if (!only && !refused) return null;
  return (
    <details key={props.claims.length} className="mt-3" open={refused && true}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline">
        {copy.claims.file}
      </summary>
      <PostForm ref={form} replace preventScrollReset className="flex flex-col gap-3 pt-1 pb-2">
        <Select
          label={copy.claims.whichPick}
          name="jobId"
          required
          defaultValue={refused?.jobId ?? (others.length === 0 ? only?.value : '')}
          options={[
            ...(others.length > 0 ? [{ value: '', label: copy.claims.choosePick }] : []),
            ...picks,
            ...(refused && !picks.some(({ value }) => value === refused.jobId)
              ? [{ value: refused.jobId, label: refused.jobId }]
              : []),
          ]}
        />
        <TextArea
          label={copy.claims.textLabel}
          name="text"
          required
          maxLength={maxClaimText}
          rows={3}
          defaultValue={refused?.text}
          error={refused?.error}
          hint={<Hint {...props} />}
        />
        <Button
          name="intent"
          value="claim"
          className="self-start"
          busy={formData?.get('intent') === 'claim'}
          busyText={copy.common.sending}
        >
          {copy.claims.send}
        </Button>
      </PostForm>
    </details>
  );
};
