import { useState, type ComponentProps } from 'react';
import { Button } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { canUsePasskeys, showPasskey } from './ask-passkey';

/** A button that asks the device for a passkey. Only where the browser has passkeys, which need JavaScript. */
export const PasskeyQuestion = ({
  asked,
  label,
  isSent,
  onAnswer,
  variant = 'secondary',
}: {
  asked: Parameters<typeof showPasskey>[0];
  label: string;
  /** The answer is on its way. */
  isSent: boolean;
  /** Gets what the device answered, as JSON. */
  onAnswer: (answer: string) => void;
  variant?: NonNullable<ComponentProps<typeof Button>['variant']>;
}) => {
  const [state, setState] = useState<'asking' | 'failed' | null>(null);
  if (!useHydrated() || !canUsePasskeys()) return null;
  const ask = async () => {
    setState('asking');
    try {
      onAnswer(await showPasskey(asked));
      setState(null);
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button
        type="button"
        variant={variant}
        size="lg"
        className="w-full"
        busy={state === 'asking' || isSent}
        icon={<Icon name="fingerprint-pattern" className="size-5" />}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {state === 'failed' && copy.login.passkeyFailed}
      </p>
    </div>
  );
};
