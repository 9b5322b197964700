import { useActionData, useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { TextArea } from '~/app/components/forms/text-area';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Button } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import { isClaimable } from '~/domain/claims/claim-rules';
import { claimKinds, formatSubject, parseSubject } from '~/domain/claims/claim-subject';
import { maxClaimText } from '~/domain/claims/limits';
import { deadlineAt } from '~/domain/time/deadline';
import type { ClaimsProps } from './claim-notes';

/** A claim that the action refused, with what the driver chose and typed. */
interface RefusedClaim {
  /** As `formatSubject` writes it. */
  readonly about: string;
  readonly text: string;
  readonly error: string;
}

interface FileClaimProps extends ClaimsProps {
  /** Until when a claim may be filed, as an ISO instant; null if none may be. */
  readonly claimsUntil: string | null;
  /** The subjects of which the driver has filed one, as `formatSubject` writes them. */
  readonly claimed: readonly string[];
}

const describeRefused = ({ about }: RefusedClaim, of: Catalogue): string => {
  const subject = parseSubject(about);
  return subject?.kind ? copy.claims.describeKind(subject.kind, of) : (subject?.jobId ?? about);
};

/** What the driver may file a claim about now: picks, and other subjects. */
const listChoices = ({ claimed, claimsUntil, outcome, of }: FileClaimProps) => {
  if (claimsUntil === null) return [];
  const picks = (outcome?.reasons ?? [])
    .filter((reason) => outcome && isClaimable(reason, outcome))
    .map(({ pickId: jobId, rank }) => ({
      value: formatSubject({ jobId }),
      label: `${copy.common.pick(rank)} · ${jobId}`,
    }));
  const others = claimKinds.map((kind) => ({
    value: formatSubject({ kind }),
    label: copy.claims.describeKind(kind, of),
  }));
  return [...others, ...picks].filter(({ value }) => !claimed.includes(value));
};

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

/** The form for a claim about the published result. */
export const FileClaim = (props: FileClaimProps) => {
  const { formData } = useNavigation();
  const refused = useActionData<{ claim?: RefusedClaim }>()?.claim;
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const choices = listChoices(props);
  // After a refusal, shows what was typed, even if the deadline has passed.
  if (choices.length === 0 && !refused) return null;
  const isKnown = !refused || choices.some(({ value }) => value === refused.about);
  return (
    <details key={props.claims.length} className="mt-3" open={refused && true}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline">
        {copy.claims.file}
      </summary>
      <PostForm ref={form} replace preventScrollReset className="flex flex-col gap-3 pt-1 pb-2">
        <Select
          label={copy.claims.about}
          name="about"
          required
          defaultValue={refused?.about ?? ''}
          options={[
            { value: '', label: copy.claims.choose },
            ...choices,
            ...(isKnown
              ? []
              : [{ value: refused.about, label: describeRefused(refused, props.of) }]),
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
