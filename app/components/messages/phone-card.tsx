import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { NumberLoss } from '~/domain/mail/phone';
import { ContactLine, IntentButton } from './contact-parts';

export interface ShownPhone {
  /** The number on file, masked. */
  readonly number?: string | undefined;
  /** Whether the code that was sent to the number still has to be typed. */
  readonly isUnconfirmed: boolean;
  /** Why the previous number was removed, if the driver did not remove it here. */
  readonly lost?: NumberLoss | undefined;
}

interface SentForm {
  /** The intent of the form that is being sent, if any. */
  readonly sent: FormDataEntryValue | null | undefined;
  readonly errors: { readonly code?: string; readonly number?: string };
}

const CodeForm = ({ sent, errors }: SentForm) => (
  <PostForm noValidate className="flex flex-col gap-4">
    <input type="hidden" name="intent" value="confirm-number" />
    <TextInput
      label={copy.textMessages.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
      inputClassName="max-w-48 text-lg tracking-widest tabular-nums"
      error={errors.code}
    />
    <Button
      variant="primary"
      className="self-start"
      busy={sent === 'confirm-number'}
      busyText={copy.common.saving}
    >
      {copy.textMessages.confirm}
    </Button>
  </PostForm>
);

const CurrentNumber = ({
  phone: { number, isUnconfirmed, lost },
  sent,
  errors,
}: SentForm & { phone: ShownPhone }) =>
  number === undefined ? (
    <>
      <ContactLine icon="smartphone" isMissing>
        {copy.textMessages.noNumber}
      </ContactLine>
      {lost && <Alert kind="info" title={copy.textMessages.lost[lost]} />}
    </>
  ) : (
    <>
      <ContactLine icon="smartphone">
        <Sentence
          text={isUnconfirmed ? copy.textMessages.waiting : copy.textMessages.goTo}
          parts={{ number: <strong className="whitespace-nowrap">{number}</strong> }}
        />
      </ContactLine>
      {isUnconfirmed && <CodeForm sent={sent} errors={errors} />}
      <div className="flex flex-wrap gap-3">
        {isUnconfirmed && (
          <IntentButton
            sent={sent}
            intent="new-code"
            label={copy.textMessages.sendAgain}
            busyText={copy.common.sending}
          />
        )}
        <IntentButton
          sent={sent}
          intent="remove-number"
          label={copy.textMessages.remove}
          busyText={copy.account.removing}
        />
      </div>
    </>
  );

/** Where a driver enters a mobile number and confirms it. */
export const PhoneCard = ({
  phone,
  typed,
  formKey,
  sent,
  errors,
}: SentForm & { phone: ShownPhone; typed: string | undefined; formKey: string }) => (
  <Card id="sms" title={copy.textMessages.yourNumber}>
    <div className="flex flex-col gap-5">
      <CurrentNumber phone={phone} sent={sent} errors={errors} />
      {/* The key resets the form after each answer, so that a typed number is not left in it. */}
      <PostForm
        key={formKey}
        noValidate
        className="flex flex-col gap-4 border-t border-base-300 pt-5"
      >
        <input type="hidden" name="intent" value="save-number" />
        <TextInput
          label={
            phone.number === undefined ? copy.textMessages.number : copy.textMessages.newNumber
          }
          hint={copy.textMessages.hint}
          name="number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={typed}
          error={errors.number}
        />
        <Button
          variant={phone.isUnconfirmed ? 'secondary' : 'primary'}
          className="self-start"
          busy={sent === 'save-number'}
          busyText={copy.common.sending}
        >
          {copy.textMessages.save}
        </Button>
      </PostForm>
      <p className="text-sm text-muted">{copy.textMessages.howToStop}</p>
    </div>
  </Card>
);
