import { FoldedCard } from '~/app/components/ui/folded-card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';

/** With which others can check that a published version was not changed. */
export const AwardRecord = ({
  publication: { digest, numberedDigest },
}: {
  publication: { readonly digest: string; readonly numberedDigest: string | null };
}) => {
  const { assignments } = adminCopy;
  return (
    <FoldedCard title={assignments.awardRecord}>
      <p>
        <Sentence
          text={assignments.digest}
          parts={{ digest: <code className="break-all">{digest}</code> }}
        />
      </p>
      {numberedDigest && (
        <p>
          <Sentence
            text={assignments.numberedDigest}
            parts={{ digest: <code className="break-all">{numberedDigest}</code> }}
          />
        </p>
      )}
    </FoldedCard>
  );
};
