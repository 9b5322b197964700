import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';

/** Says what is erased and what stays, and asks to type the number of the request. */
export const EraseApplicantDialog = ({
  request: { id, companyName },
  error,
  closeTo,
}: {
  request: { readonly id: string; readonly companyName: string };
  error: ActionError | undefined;
  closeTo: string;
}) => {
  const form = useFocusFirstError<HTMLFormElement>(error);
  const isOtherTyped = error?.code === 'other-request-typed';
  return (
    <FormDialog
      title={adminCopy.registration.eraseTitle}
      closeTo={closeTo}
      form={form}
      error={isOtherTyped ? undefined : error}
      intent="erase"
      label={adminCopy.registration.eraseConfirm}
      variant="danger"
    >
      <p>
        <Sentence
          text={adminCopy.registration.eraseText}
          parts={{
            company: <strong>{companyName}</strong>,
            request: <span className="tabular-nums">{id}</span>,
          }}
        />
      </p>
      <p>{adminCopy.registration.eraseStays}</p>
      <input type="hidden" name="requestId" value={id} />
      <TextInput
        label={adminCopy.registration.eraseType(id)}
        name="typed"
        required
        maxLength={60}
        error={isOtherTyped ? error.text : undefined}
      />
    </FormDialog>
  );
};
