import type { ActionError } from '~/app/components/admin/use-action-error';
import { Checkbox } from '~/app/components/forms/checkbox';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { adminCopy } from '~/app/copy/copy';
import { apiScopes, tokenDays, type ApiScope } from '~/domain/api/limits';
import { apiAccessPath } from '../address/page-paths';

/** The errors that are about the name. */
const nameErrors = ['token-name-missing', 'token-name-too-long', 'token-name-taken'];

/** Asks which program gets a token, for what and for how long. */
export const CreateTokenDialog = ({
  error,
  typed,
}: {
  error: ActionError | undefined;
  typed: { name: string; scopes: readonly ApiScope[]; days: number } | undefined;
}) => {
  const { apiAccess } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(error);
  const isAboutName = error !== undefined && nameErrors.includes(error.code);
  return (
    <FormDialog
      title={apiAccess.create}
      closeTo={apiAccessPath}
      form={form}
      error={isAboutName ? undefined : error}
      intent="create"
      label={apiAccess.createNow}
    >
      <TextInput
        label={apiAccess.name}
        name="name"
        required
        defaultValue={typed?.name}
        error={isAboutName ? error.text : undefined}
        hint={apiAccess.nameHint}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{apiAccess.scopesLegend}</legend>
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scope"
            value={scope}
            defaultChecked={typed?.scopes.includes(scope)}
            label={apiAccess.scopes[scope]}
            hint={apiAccess.scopeHints[scope]}
            className="mb-2"
          />
        ))}
      </fieldset>
      <Select
        label={apiAccess.validFor}
        name="days"
        defaultValue={String(typed?.days ?? tokenDays[1])}
        options={tokenDays.map((days) => ({ value: String(days), label: apiAccess.days(days) }))}
      />
    </FormDialog>
  );
};
