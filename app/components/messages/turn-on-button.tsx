import { useRef, useState } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { canNotify, subscribe, type Subscribed } from './use-push';

const fields = ['endpoint', 'p256dh', 'auth'] as const satisfies (keyof Subscribed)[];

/** Subscribes this browser and sends what the server needs to know of it. Needs JavaScript, as notifications do. */
export const TurnOnButton = ({ pushKey, isSending }: { pushKey: string; isSending: boolean }) => {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'failed'>('idle');
  const isHydrated = useHydrated();
  if (!isHydrated) return <p className="text-sm text-muted">{copy.messages.needsJavaScript}</p>;
  if (!canNotify()) return <Alert kind="info" title={copy.messages.cannotNotify} />;
  const send = (subscribed: Subscribed) => {
    for (const name of fields) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = subscribed[name];
    }
    form.current?.requestSubmit();
  };
  const turnOn = () => {
    setState('asking');
    subscribe(pushKey).then(
      (subscribed) => {
        setState(subscribed === 'denied' ? 'denied' : 'idle');
        if (subscribed !== 'denied') send(subscribed);
      },
      () => setState('failed'),
    );
  };
  return (
    <PostForm ref={form} className="flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="add-device" />
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <Button
        type="button"
        variant="primary"
        onClick={turnOn}
        busy={isSending || state === 'asking'}
        busyText={copy.messages.turningOn}
      >
        {copy.messages.turnOn}
      </Button>
      {state === 'denied' && <Alert kind="warning" title={copy.messages.denied} />}
      {state === 'failed' && <Alert kind="warning" title={copy.messages.turnOnFailed} />}
    </PostForm>
  );
};
