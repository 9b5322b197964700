import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
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
  const form = useFocusFirstError<HTMLFormElement>(error);
  const wrong = error && fields[error.code];
  const getFieldProps = (name: 'name' | 'email') => ({
    name,
    required: true,
    defaultValue: typed?.[name],
    error: wrong === name ? error?.text : undefined,
  });
  return (
    <RouteDialog title={adminCopy.people.invite} closeTo={closeTo}>
      <PostForm ref={form} noValidate preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={wrong ? undefined : error} />
        <p>{adminCopy.people.inviteText}</p>
        <TextInput
          label={adminCopy.people.name}
          {...getFieldProps('name')}
          autoComplete="off"
          hint={adminCopy.people.nameHint}
        />
        <TextInput
          label={adminCopy.people.email}
          {...getFieldProps('email')}
          type="email"
          autoComplete="off"
        />
        <RoleSelect
          label={adminCopy.people.role}
          roles={siteRoles}
          selected={typed?.role ?? 'dispatcher'}
        />
        <DialogFoot closeTo={closeTo} intent="invite" label={adminCopy.people.sendInvitation} />
      </PostForm>
    </RouteDialog>
  );
};
