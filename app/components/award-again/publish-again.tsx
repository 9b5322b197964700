import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

/** Publishes the version that the page shows, or leads to the confirmation for awarding everything again. */
export const PublishAgain = ({
  again: { version, from, partly, rosters, confirmed },
  publishWholeTo,
}: {
  again: {
    readonly version: number;
    readonly from: number;
    readonly partly: { readonly changes: number };
    readonly rosters: { readonly basis: string };
    readonly confirmed: string;
  };
  publishWholeTo: string;
}) => {
  const { awardAgain } = adminCopy;
  const sent = { from: String(from), seen: String(version), basis: rosters.basis, confirmed };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">{awardAgain.publishText}</p>
      <div className="flex flex-wrap gap-3">
        <PostForm>
          {Object.entries(sent).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SendButton intent="award-again" variant={partly.changes > 0 ? 'primary' : 'secondary'}>
            {awardAgain.publish(from, version + 1)}
          </SendButton>
        </PostForm>
        <LinkButton to={publishWholeTo}>{awardAgain.publishWhole}</LinkButton>
      </div>
    </div>
  );
};
