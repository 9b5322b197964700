import { TextInput } from '~/app/components/forms/text-input';
import { copy } from '~/app/copy/copy';

const getFields = () =>
  [
    { name: 'companyId', label: copy.login.companyId, autoComplete: 'organization', maxLength: 40 },
    { name: 'siteId', label: copy.login.siteCode, autoComplete: 'off', maxLength: 5 },
    {
      name: 'username',
      label: copy.login.username,
      hint: copy.login.usernameHint,
      autoComplete: 'username',
      maxLength: 254,
    },
  ] as const;

/** The fields that identify an administrator's account, filled in with what the link contained. */
export const AccountFields = ({
  known,
}: {
  known: { readonly companyId: string; readonly siteId: string; readonly username?: string };
}) =>
  getFields().map((field) => (
    <TextInput
      key={field.name}
      {...field}
      autoCapitalize={field.name.endsWith('Id') ? 'characters' : 'none'}
      spellCheck={false}
      required
      defaultValue={known[field.name]}
      {...(field.name.endsWith('Id') && { inputClassName: 'uppercase' })}
    />
  ));
