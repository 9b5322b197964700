import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { OwnPassword } from './own-password';

/** Recovery codes for a lost phone. They are shown before they take effect, so that the user can save them first. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <input type="hidden" name="recoveryCodes" value={codes.join(' ')} />
    <ul className="grid max-w-sm gap-x-6 gap-y-1 rounded-box bg-base-200 p-4 font-mono sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </>
);

/** New recovery codes, which replace the old ones once the form is sent. */
export const NewCodes = ({
  codes,
  error,
}: {
  codes: readonly string[];
  error: string | undefined;
}) => (
  <Card title={adminCopy.account.newRecoveryCodes} description={adminCopy.account.newCodesText}>
    <PostForm noValidate className="flex flex-col gap-5">
      <RecoveryCodes codes={codes} />
      <OwnPassword error={error} />
      <div className="flex flex-wrap gap-3">
        <SendButton variant="primary" intent="new-recovery-codes" busyText={copy.common.saving}>
          {adminCopy.account.useNewCodes}
        </SendButton>
        <LinkButton to="?">{adminCopy.account.keepOldCodes}</LinkButton>
      </div>
    </PostForm>
  </Card>
);
