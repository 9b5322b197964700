import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { adminCopy } from '~/app/copy/copy';
import { siteRoles } from '~/domain/company/admin-role';
import type { Invitation } from '~/domain/people/invitation';
import { RoleSelect } from './role-select';

const closeTo = '/admin/people';

/** The field that each error is about. */
const fields: Record<string, 'name' | 'email'> = {
  'person-name-missing': 'name',
  'person-name-too-long': 'name',
  'invalid-email': 'email',
  'already-has-access': 'email',
};

/** Asks whom to invite, and with which role. */
export const InviteDialog = ({
  error,
  typed,
}: {
  error: ActionError | undefined;
  typed: Invitation | undefined;
}) => {
  const { people } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(error);
  const wrong = error && fields[error.code];
  const getFieldProps = (name: 'name' | 'email') => ({
    name,
    required: true,
    defaultValue: typed?.[name],
    error: wrong === name ? error?.text : undefined,
  });
  return (
    <FormDialog
      title={people.invite}
      closeTo={closeTo}
      form={form}
      error={wrong ? undefined : error}
      intent="invite"
      label={people.sendInvitation}
    >
      <p>{people.inviteText}</p>
      <TextInput
        label={people.name}
        {...getFieldProps('name')}
        autoComplete="off"
        hint={people.nameHint}
      />
      <TextInput label={people.email} {...getFieldProps('email')} type="email" autoComplete="off" />
      <RoleSelect label={people.role} roles={siteRoles} selected={typed?.role ?? 'dispatcher'} />
    </FormDialog>
  );
};
