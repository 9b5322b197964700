import { copy } from '~/app/copy/copy';
import { useNavigation, useSubmit } from '@remix-run/react';
import { Fingerprint } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { canUsePasskeys, makePasskey, type NewPasskey } from '~/app/components/login/ask-passkey';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { productName } from '~/domain/shared/product';
import { describeUse } from './describe-use';
import { DeviceRow } from './device-row';

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
    <DeviceRow icon={Fingerprint} name={name} detail={describeUse(passkey, timeZone)}>
      <PostForm>
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="passkeyId" value={passkey.id} />
        <Button
          busy={isBusy}
          busyText={copy.account.removing}
          aria-label={copy.messages.removeDevice(name)}
        >
          {copy.messages.remove}
        </Button>
      </PostForm>
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
  const [state, setState] = useState<'asking' | 'known' | 'failed' | null>(null);
  const submit = useSubmit();
  const isSent = useNavigation().formData?.get('intent') === 'add-passkey';
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (!canUsePasskeys()) return <p className="text-sm text-muted">{copy.myPhone.noPasskeys}</p>;
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The device keeps what it makes, so it is asked only if the server will take it.
    if (!event.currentTarget.reportValidity()) return;
    const form = new FormData(event.currentTarget);
    setState('asking');
    try {
      form.set('answer', await makePasskey(productName, made));
      submit(form, { method: 'post' });
      setState(null);
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      setState(isKnown ? 'known' : 'failed');
    }
  };
  return (
    <PostForm noValidate className="flex flex-col gap-4" onSubmit={(event) => void add(event)}>
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
      <Button className="self-start" busy={state === 'asking' || isSent}>
        {copy.myPhone.addPasskey}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state === 'failed' && copy.login.passkeyFailed}
        {state === 'known' && copy.myPhone.passkeyKnown}
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
            <PasskeyRow key={passkey.id} {...{ passkey, timeZone }} />
          ))}
        </ul>
      )}
      {made && <AddPasskey {...{ made, hasPassword, error }} />}
    </div>
  </Card>
);
