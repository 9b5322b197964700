import { useNavigation } from '@remix-run/react';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { canUsePasskeys, type NewPasskey } from '~/app/components/login/ask-passkey';
import { useMakePasskey } from '~/app/components/login/use-make-passkey';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { describeUse, DeviceRow } from './device-row';
import { RemoveDevice } from './remove-device';

export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly lastUsedAt: string;
}

const PasskeyRow = ({ passkey, timeZone }: { passkey: ShownPasskey; timeZone: string }) => {
  const name = copy.messages.describeDevice(passkey.name);
  const isBusy = useNavigation().formData?.get('passkeyId') === passkey.id;
  return (
    <DeviceRow icon="fingerprint-pattern" name={name} detail={describeUse(passkey, timeZone)}>
      <RemoveDevice
        intent="remove-passkey"
        field="passkeyId"
        id={passkey.id}
        name={name}
        isBusy={isBusy}
      />
    </DeviceRow>
  );
};

const AddPasskey = ({
  made,
  hasPassword,
  error,
}: {
  made: NewPasskey;
  hasPassword: boolean;
  error: string | undefined;
}) => {
  const { add, isBusy, problem } = useMakePasskey(made);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (!canUsePasskeys()) return <p className="text-sm text-muted">{copy.myPhone.noPasskeys}</p>;
  return (
    <PostForm noValidate className="flex flex-col gap-4" onSubmit={add}>
      <input type="hidden" name="intent" value="add-passkey" />
      <input type="hidden" name="handle" value={made.handle} />
      {hasPassword && (
        <PasswordInput
          label={copy.login.currentPassword}
          name="currentPassword"
          required
          error={error}
        />
      )}
      <Button className="self-start" busy={isBusy}>
        {copy.myPhone.addPasskey}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {problem}
      </p>
    </PostForm>
  );
};

/** The passkeys of a driver, who signs in with them by fingerprint, face or screen lock. */
export const Passkeys = ({
  passkeys,
  made,
  hasPassword,
  timeZone,
  error,
}: {
  passkeys: readonly ShownPasskey[];
  /** What a new passkey needs; null if none can be added. */
  made: NewPasskey | null;
  hasPassword: boolean;
  timeZone: string;
  /** What is wrong with the password. */
  error: string | undefined;
}) => (
  <Card title={copy.myPhone.passkeys} description={copy.myPhone.passkeysText}>
    <div className="flex flex-col gap-4">
      {passkeys.length > 0 && (
        <ul className="flex flex-col gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {made && <AddPasskey made={made} hasPassword={hasPassword} error={error} />}
    </div>
  </Card>
);
