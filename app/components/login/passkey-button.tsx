import { useNavigation, useSubmit } from '@remix-run/react';
import { copy } from '~/app/copy/copy';
import { PasskeyQuestion } from './passkey-question';

/** Signs in with a passkey. */
export const PasskeyButton = ({ rpId, next }: { rpId: string; next?: string | null }) => {
  const submit = useSubmit();
  const isSent = useNavigation().formData?.get('intent') === 'passkey';
  const send = (answer: string) => {
    const form = { intent: 'passkey', answer, ...(next && { next }) };
    submit(form, { method: 'post', action: '/driver-login', replace: true });
  };
  return (
    <PasskeyQuestion
      asked={{ rpId }}
      label={copy.login.usePasskey}
      isSent={isSent}
      onAnswer={send}
    />
  );
};
