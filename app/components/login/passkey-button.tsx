import { copy } from '~/app/copy/copy';
import { useNavigation, useSubmit } from '@remix-run/react';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/app/components/ui/button';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { canUsePasskeys, showPasskey } from './ask-passkey';

/** Signs in with a passkey. Only where the browser has passkeys, which need JavaScript. */
export const PasskeyButton = ({ rpId, next }: { rpId: string; next?: string | null }) => {
  const [state, setState] = useState<'asking' | 'failed' | null>(null);
  const submit = useSubmit();
  const isSent = useNavigation().formData?.get('intent') === 'passkey';
  if (!useHydrated() || !canUsePasskeys()) return null;
  const signIn = async () => {
    setState('asking');
    try {
      const answer = await showPasskey(rpId);
      const form = { intent: 'passkey', answer, ...(next && { next }) };
      submit(form, { method: 'post', action: '/driver-login', replace: true });
      setState(null);
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button
        type="button"
        size="lg"
        className="w-full"
        busy={state === 'asking' || isSent}
        icon={<Fingerprint className="size-5" aria-hidden="true" />}
        onClick={() => void signIn()}
      >
        {copy.login.usePasskey}
      </Button>
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {state === 'failed' && copy.login.passkeyFailed}
      </p>
    </div>
  );
};
