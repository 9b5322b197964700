import { useState } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy, copy } from '~/app/copy/copy';
import { getNewRow } from '~/domain/roster/roster-field';
import type { RosterDefinition } from './roster-definition';
import { RowInputs } from './row-inputs';

interface AddRowProps<T> {
  readonly roster: RosterDefinition<T>;
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly limit: number;
  readonly used: number;
}

/**
 * The dialog for a new row. It shows how much of the limit is used, and enables its button once the ID has all
 * its digits.
 */
export const AddRow = <T,>({ roster, error, limit, used }: AddRowProps<T>) => {
  const { noun, path, idField, hasDigitsAsId, fields, texts } = roster;
  const { most: maxLength = Infinity } = fields[idField];
  const [id, setId] = useState<string | null>(null);
  const label = adminCopy.roster.add(noun);
  return (
    <RouteDialog title={label} closeTo={path}>
      <PostForm className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <TextInput
          label={texts[idField].label}
          name={idField}
          hint={texts[idField].hint}
          maxLength={maxLength}
          required
          inputClassName="font-mono"
          {...(hasDigitsAsId && {
            inputMode: 'numeric',
            // Longer, so that an ID can be pasted with dashes; without scripts they are sent as they are.
            maxLength: 3 * maxLength,
            pattern: `\\D*(\\d\\D*){${maxLength}}`,
            onChange: ({ target }) => setId(target.value.replace(/\D/g, '').slice(0, maxLength)),
          })}
          {...(id !== null && { value: id })}
        />
        <RowInputs roster={roster} values={getNewRow(fields)} />
        <div className="mt-2 flex flex-wrap items-center justify-end gap-3">
          <span className="me-auto text-sm text-muted tabular-nums">
            {adminCopy.roster.used(noun, used, limit)}
          </span>
          <LinkButton to={path} preventScrollReset>
            {copy.common.cancel}
          </LinkButton>
          <SendButton
            intent="add"
            variant="primary"
            disabled={id !== null && id.length !== maxLength}
          >
            {label}
          </SendButton>
        </div>
      </PostForm>
    </RouteDialog>
  );
};
