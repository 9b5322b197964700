import { useLocation, useNavigation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PageHeader } from '~/app/components/ui/page-header';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { LossReason } from '~/domain/mail/contact';
import { ContactLine, IntentButton } from './contact-parts';
import { MessageChoices } from './message-choices';
import { PhoneCard, type ShownPhone } from './phone-card';
import { PushDevices, type ShownDevice } from './push-devices';

export interface MessagesView {
  /** The email address on file, masked unless the driver signed in with a password. */
  readonly email?: string | undefined;
  /** Whether the address still has to be confirmed. */
  readonly isUnconfirmed: boolean;
  /** Whether an administrator entered it. */
  readonly isEntered: boolean;
  /** Why the previous address was removed, if the driver did not remove it here. */
  readonly lost?: LossReason | undefined;
  readonly siteName: string;
  /** What browsers bind their subscription to; null where no device can be added. */
  readonly pushKey: string | null;
  readonly devices: readonly ShownDevice[];
  /** Null where no text messages are offered. */
  readonly phone: ShownPhone | null;
  /** The kinds that are on, for each channel that is offered. */
  readonly choices: ComponentProps<typeof MessageChoices>['choices'];
  readonly remindHoursBefore: number;
}

const CurrentAddress = ({
  email,
  isUnconfirmed,
  isEntered,
  lost,
  sent,
}: Pick<MessagesView, 'email' | 'isUnconfirmed' | 'isEntered' | 'lost'> & {
  sent: FormDataEntryValue | null | undefined;
}) =>
  email === undefined ? (
    <>
      <ContactLine icon="mail-x" isMissing>
        {copy.emailAlerts.noAddress}
      </ContactLine>
      {lost && <Alert kind="info" title={copy.emailAlerts.lost[lost]} />}
    </>
  ) : (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ContactLine icon="mail">
        <Sentence
          text={
            isUnconfirmed
              ? copy.emailAlerts[isEntered ? 'enteredForYou' : 'waiting']
              : copy.emailAlerts.goTo
          }
          parts={{ email: <strong className="[overflow-wrap:anywhere]">{email}</strong> }}
        />
      </ContactLine>
      <div className="flex flex-wrap gap-3">
        {isUnconfirmed && (
          <IntentButton
            sent={sent}
            intent="again"
            label={copy.emailAlerts.sendAgain}
            busyText={copy.common.sending}
          />
        )}
        <IntentButton
          sent={sent}
          intent="remove"
          label={copy.emailAlerts.remove}
          busyText={copy.account.removing}
        />
      </div>
    </div>
  );

/** What the driver had typed into a refused form. */
interface Typed {
  readonly email?: string | undefined;
  readonly number?: string | undefined;
}

const AddressForm = ({
  label,
  typed,
  error,
  isSaving,
}: {
  label: string;
  typed: string | undefined;
  error: string | undefined;
  isSaving: boolean;
}) => (
  <PostForm noValidate className="flex flex-col gap-4 border-t border-base-300 pt-5">
    <input type="hidden" name="intent" value="save" />
    <TextInput
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      defaultValue={typed}
      error={error}
    />
    <Button variant="primary" className="self-start" busy={isSaving} busyText={copy.common.saving}>
      {copy.emailAlerts.save}
    </Button>
  </PostForm>
);

/** Where a driver enters an email address and a mobile number, and chooses messages. */
export const MessagesPage = ({
  page: {
    email,
    isUnconfirmed,
    isEntered,
    lost,
    siteName,
    pushKey,
    devices,
    phone,
    choices,
    remindHoursBefore,
  },
  refused: { typed, error } = {},
}: {
  page: MessagesView;
  refused?: { typed?: Typed; error?: { code: string; title: string; text: string } };
}) => {
  const sent = useNavigation().formData?.get('intent');
  const form = useFocusFirstError<HTMLDivElement>(error);
  const errors = fieldErrors(error);
  const { key } = useLocation();
  return (
    <div ref={form} className="shell max-w-2xl pt-5 pb-8">
      <PageHeader
        title={copy.common.messages}
        eyebrow={siteName}
        description={copy.messages.intro}
        back={{ to: '/driver-preferences', label: copy.common.backToList }}
      />
      <div className="flex flex-col gap-5">
        <ErrorAlert error={errors.general} />
        <Card id="email" title={copy.emailAlerts.yourAddress}>
          <div className="flex flex-col gap-5">
            <CurrentAddress
              email={email}
              isUnconfirmed={isUnconfirmed}
              isEntered={isEntered}
              lost={lost}
              sent={sent}
            />
            {/* The key resets the form after each answer, so that a typed email address is not left in it. */}
            <AddressForm
              key={key}
              label={email === undefined ? copy.emailAlerts.address : copy.emailAlerts.newAddress}
              typed={typed?.email}
              error={errors.email}
              isSaving={sent === 'save'}
            />
            <p className="text-sm text-muted">{copy.emailAlerts.howToStop}</p>
          </div>
        </Card>
        {pushKey !== null && <PushDevices devices={devices} pushKey={pushKey} sent={sent} />}
        {phone && (
          <PhoneCard
            phone={phone}
            sent={sent}
            errors={errors}
            typed={typed?.number}
            formKey={key}
          />
        )}
        <MessageChoices
          choices={choices}
          reached={[
            ...(email !== undefined && !isUnconfirmed ? (['email'] as const) : []),
            ...(devices.some((device) => !device.isUnconfirmed) ? (['push'] as const) : []),
            ...(phone?.number !== undefined && !phone.isUnconfirmed ? (['sms'] as const) : []),
          ]}
          remindHoursBefore={remindHoursBefore}
          isSaving={sent === 'choose-messages'}
        />
      </div>
    </div>
  );
};
