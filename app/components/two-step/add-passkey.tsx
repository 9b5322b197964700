import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { canUsePasskeys, type NewPasskey } from '~/app/components/login/ask-passkey';
import { useMakePasskey } from '~/app/components/login/use-make-passkey';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { adminCopy, copy } from '~/app/copy/copy';
import { maxPasskeyName } from '~/domain/access/limits';
import { RecoveryCodes } from './new-codes';
import { OwnPassword } from './own-password';

interface Added {
  made: NewPasskey;
  /** The name that the page suggests. */
  name: string;
  /** With the first part of the second step. */
  recoveryCodes: readonly string[] | null;
  /** What is wrong with the password. */
  error: string | undefined;
}

const AddForm = ({ made, name, recoveryCodes, error }: Added) => {
  const { add, isBusy, problem } = useMakePasskey(made);
  return (
    <PostForm noValidate className="flex flex-col gap-5" onSubmit={add}>
      <input type="hidden" name="intent" value="add-passkey" />
      {recoveryCodes && (
        <div className="flex flex-col gap-3">
          <p>{adminCopy.account.passkeyCodes}</p>
          <RecoveryCodes codes={recoveryCodes} />
        </div>
      )}
      <TextInput
        label={adminCopy.account.passkeyName}
        name="name"
        maxLength={maxPasskeyName}
        defaultValue={name}
        hint={adminCopy.account.passkeyNameHint}
      />
      <OwnPassword error={error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} busyText={copy.common.saving}>
          {adminCopy.account.addPasskey}
        </Button>
        <LinkButton to="?">{copy.common.cancel}</LinkButton>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {problem}
      </p>
    </PostForm>
  );
};

/** Adds a passkey to the second step, which needs a browser with JavaScript. */
export const AddPasskey = (added: Added) => {
  const isHydrated = useHydrated();
  return (
    <Card title={adminCopy.account.addPasskey} description={adminCopy.account.addPasskeyText}>
      {isHydrated && canUsePasskeys() ? (
        <AddForm {...added} />
      ) : (
        <p className="text-muted">{copy.myPhone.noPasskeys}</p>
      )}
    </Card>
  );
};
