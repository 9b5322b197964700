import { fieldErrors } from '~/app/components/account/field-errors';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import type { InZone } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { AddressStatus } from '~/domain/mail/entered-address';
import { AddressStatusText } from './address-status';

export interface DriverAddressView {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number;
  readonly status: AddressStatus;
  /** The state of the address, which the forms send back. */
  readonly seen: string;
}

const SeenFields = ({ employeeId, seen }: Pick<DriverAddressView, 'employeeId' | 'seen'>) => (
  <>
    <input type="hidden" name="employeeId" value={employeeId} />
    <input type="hidden" name="seen" value={seen} />
  </>
);

/** A driver's email address, and what an administrator may do about it as long as it is not confirmed. */
export const DriverAddress = ({
  driver,
  typed,
  error,
  timeZone,
}: InZone<{
  driver: DriverAddressView;
  /** What a refused form had. */
  typed: string | undefined;
  error: ActionError | undefined;
}>) => {
  const { emailAddresses: own } = adminCopy;
  const { employeeId, name, status } = driver;
  const errors = fieldErrors(error);
  const form = useFocusFirstError<HTMLDivElement>(error);
  const isWaiting = status.state === 'waiting';
  return (
    <Card title={name} description={<span className="font-mono">{employeeId}</span>}>
      <div ref={form} className="flex flex-col gap-5">
        <ErrorAlert error={errors.general} />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <AddressStatusText status={status} timeZone={timeZone} />
          {isWaiting && (
            <PostForm className="flex flex-wrap gap-3">
              <SeenFields {...driver} />
              <SendButton intent="again">{own.again}</SendButton>
              <SendButton intent="remove">{own.remove}</SendButton>
            </PostForm>
          )}
        </div>
        {status.state === 'confirmed' ? (
          <p className="max-w-prose text-sm text-muted">{own.confirmedHint}</p>
        ) : (
          <PostForm
            noValidate
            className="flex flex-col items-start gap-4 border-t border-base-300 pt-5"
          >
            <SeenFields {...driver} />
            <TextInput
              label={own.address}
              name="email"
              type="email"
              inputMode="email"
              required
              hint={isWaiting ? own.replaceHint : own.enterHint}
              defaultValue={typed}
              error={errors.email}
              className="w-full max-w-md"
            />
            <SendButton intent="enter" variant={isWaiting ? 'secondary' : 'primary'}>
              {own.enter}
            </SendButton>
          </PostForm>
        )}
      </div>
    </Card>
  );
};
