import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import type { NewPasskey } from '~/app/components/login/ask-passkey';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { PageHeader } from '~/app/components/ui/page-header';
import { copy } from '~/app/copy/copy';
import { OwnPhones, type ShownPhone } from './own-phones';
import { Passkeys, type ShownPasskey } from './passkeys';

/** Erases what this browser keeps of a driver's pages (public/own-phone-worker.js), if it is not the driver's own. */
const useEraseCopies = (mustErase: boolean): void =>
  useEffect(() => {
    if (mustErase && 'serviceWorker' in navigator)
      navigator.serviceWorker.controller?.postMessage('erase');
  }, [mustErase]);

export interface MyPhoneView {
  readonly siteName: string;
  readonly timeZone: string;
  /** Why this browser cannot be added; null if it can. */
  readonly refusal: 'own-device-off' | 'own-device-at-kiosk' | 'own-device-unproven' | null;
  readonly devices: readonly ShownPhone[];
  /** Null where browsers allow no passkeys. */
  readonly passkeys: {
    readonly hasPassword: boolean;
    readonly passkeys: readonly ShownPasskey[];
    readonly made: NewPasskey | null;
  } | null;
}

const RememberThis = ({ isBusy }: { isBusy: boolean }) => (
  <PostForm className="flex flex-col gap-4">
    <input type="hidden" name="intent" value="remember" />
    <ul className="flex flex-col gap-2">
      {copy.myPhone.whatFollows.map((text) => (
        <li key={text} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success-ink" />
          {text}
        </li>
      ))}
      <li className="flex gap-3 font-semibold">
        <Icon
          name="triangle-exclamation-point"
          className="mt-0.5 size-5 shrink-0 text-warning-ink"
        />
        {copy.myPhone.notShared}
      </li>
    </ul>
    <Button variant="primary" size="lg" busy={isBusy} busyText={copy.myPhone.remembering}>
      {copy.myPhone.remember}
    </Button>
  </PostForm>
);

const Remembered = ({ deviceId, isBusy }: { deviceId: string; isBusy: boolean }) => (
  <PostForm className="flex flex-col gap-4">
    <input type="hidden" name="intent" value="forget" />
    <input type="hidden" name="deviceId" value={deviceId} />
    <p className="flex gap-3 font-semibold">
      <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-success-ink" />
      {copy.myPhone.isRemembered}
    </p>
    <Button size="lg" busy={isBusy} busyText={copy.myPhone.forgetting}>
      {copy.myPhone.forgetThis}
    </Button>
  </PostForm>
);

const ThisPhone = ({ page: { refusal, devices } }: { page: MyPhoneView }) => {
  const sent = useNavigation().formData;
  const own = devices.find(({ isThis }) => isThis);
  const isForgetting = sent?.get('intent') === 'forget' && sent.get('deviceId') === own?.id;
  if (own) return <Remembered deviceId={own.id} isBusy={isForgetting} />;
  if (refusal === 'own-device-unproven') return <Alert kind="info">{copy.myPhone.unproven}</Alert>;
  return <RememberThis isBusy={sent?.get('intent') === 'remember'} />;
};

/** Where a driver calls this phone their own, and forgets phones. */
export const MyPhonePage = ({
  page,
  error,
}: {
  page: MyPhoneView;
  error: { code: string; title: string; text: string } | undefined;
}) => {
  const errors = fieldErrors(error);
  const form = useFocusFirstError<HTMLDivElement>(error);
  const { siteName, timeZone, refusal, devices } = page;
  useEraseCopies(!devices.some(({ isThis }) => isThis));
  return (
    <div ref={form} className="shell max-w-2xl pt-5 pb-8">
      <PageHeader
        title={copy.ranking.myPhone}
        eyebrow={siteName}
        description={copy.myPhone.intro}
        back={{ to: '/driver-preferences', label: copy.common.backToList }}
      />
      <div className="flex flex-col gap-5">
        <ErrorAlert error={errors.general} />
        {refusal === 'own-device-at-kiosk' ? (
          <Alert kind="warning">{copy.myPhone.atKiosk}</Alert>
        ) : refusal === 'own-device-off' ? (
          <Alert kind="info" title={copy.myPhone.off}>
            {copy.myPhone.offText}
          </Alert>
        ) : (
          <>
            <Card title={copy.myPhone.thisPhone}>
              <ThisPhone page={page} />
            </Card>
            {devices.length > 0 && <OwnPhones phones={devices} timeZone={timeZone} />}
            {page.passkeys && (
              <Passkeys {...page.passkeys} timeZone={timeZone} error={errors.currentPassword} />
            )}
            <p className="text-sm text-muted">{copy.myPhone.whenItEnds}</p>
          </>
        )}
      </div>
    </div>
  );
};
