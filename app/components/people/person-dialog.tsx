import { Link } from '@remix-run/react';
import { apiAccessPath } from '~/app/components/address/page-paths';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';
import type { Person } from '~/domain/people/person';
import { getRolesFor, type PersonDialogName, type Viewer } from './people-dialogs';
import { RoleSelect } from './role-select';

/** Says which programs keep their access, because somebody created their tokens. */
const TokensStay = ({ name, tokens }: { name: string; tokens: readonly string[] }) => {
  if (tokens.length === 0) return null;
  const { people } = adminCopy;
  return (
    <div>
      <p>{people.tokensStay(name)}</p>
      <ul className="list-disc ps-5 wrap-anywhere">
        {tokens.map((token) => (
          <li key={token}>{token}</li>
        ))}
      </ul>
      <p>
        <Link to={apiAccessPath} className="font-semibold text-primary underline">
          {people.toTokens}
        </Link>
      </p>
    </div>
  );
};

const closeTo = '/admin/people';

/** Title, explanation and button of each dialog. */
const describe = (dialog: PersonDialogName, person: Person) => {
  const { people } = adminCopy;
  const name = person.name ?? person.username;
  const role = people.roles[person.role];
  return {
    'change-role': {
      title: people.changeRoleTitle(name),
      text: people.changeRoleText(name, role),
      label: people.changeRole,
      variant: 'primary' as const,
    },
    remove: {
      title: people.removeTitle(name),
      text: people.removeText(name, role),
      label: people.removeNow,
      variant: 'danger' as const,
    },
    resend: {
      title: people.resendTitle(name),
      text: people.resendText(person.email ?? ''),
      label: people.sendInvitation,
      variant: 'primary' as const,
    },
    withdraw: {
      title: people.withdrawTitle(name),
      text: people.withdrawText(name),
      label: people.withdrawNow,
      variant: 'danger' as const,
    },
  }[dialog];
};

/** Asks before something is done with a person, and names who and what. */
export const PersonDialog = ({
  dialog,
  person,
  viewer,
  tokens,
  error,
}: {
  dialog: PersonDialogName;
  person: Person;
  viewer: Viewer;
  /** The names of those that the person created. */
  tokens: readonly string[];
  error: ActionError | undefined;
}) => {
  const { title, text, label, variant } = describe(dialog, person);
  return (
    <FormDialog
      title={title}
      closeTo={closeTo}
      error={error}
      intent={dialog}
      label={label}
      variant={variant}
    >
      <input type="hidden" name="username" value={person.username} />
      <p>{text}</p>
      <TokensStay name={person.name ?? person.username} tokens={tokens} />
      {dialog === 'change-role' && (
        <RoleSelect
          label={adminCopy.people.newRole}
          roles={getRolesFor(person, viewer).filter((role) => role !== person.role)}
        />
      )}
    </FormDialog>
  );
};
