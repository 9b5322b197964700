import type { ComponentProps } from 'react';
import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import type { FieldText } from '~/app/copy/field-texts';
import type { CellValue, Row } from '~/domain/roster/change-list';
import { showCell } from '~/domain/roster/read-cell';
import type { RosterField } from '~/domain/roster/roster-field';
import { listShown, type RosterDefinition } from './roster-definition';

export type InputProps = Omit<
  ComponentProps<typeof TextInput>,
  'label' | 'name' | 'value' | 'defaultValue'
>;

const getLook = ({ kind, most, least, ifEmpty, inputMode }: RosterField): InputProps => {
  switch (kind) {
    case 'whole-number':
      return { type: 'number', min: least, max: most, step: 1, required: ifEmpty !== '' };
    case 'hours':
      return { type: 'number', min: least, max: most, step: 0.01 };
    case 'time':
      return { type: 'time', step: 60, required: ifEmpty === undefined };
    case 'day':
      return { type: 'date', required: ifEmpty !== '' };
    default:
      return { maxLength: most, required: ifEmpty === undefined, inputMode };
  }
};

/** The input of one field of a row. Further props override how its kind looks. */
export const FieldInput = ({
  name,
  field,
  text: { label, input = label, hint },
  value,
  ...look
}: {
  name: string;
  field: RosterField;
  text: FieldText;
  value: CellValue | undefined;
} & InputProps) =>
  field.kind === 'flag' ? (
    <Checkbox name={name} hint={hint} label={input} defaultChecked={value === true} />
  ) : (
    <TextInput
      name={name}
      hint={hint}
      label={input}
      defaultValue={typeof value === 'boolean' ? undefined : showCell(field.kind, value)}
      {...getLook(field)}
      {...look}
    />
  );

/** The inputs of a row, other than that of its ID. Those of yes and no come last. */
export const RowInputs = <T,>({ roster, values }: { roster: RosterDefinition<T>; values: Row }) => {
  const inputs = listShown(roster).map(({ name, field, text }) => ({
    isFlag: field.kind === 'flag',
    input: <FieldInput key={name} name={name} field={field} text={text} value={values[name]} />,
  }));
  const flags = inputs.filter(({ isFlag }) => isFlag).map(({ input }) => input);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {inputs.filter(({ isFlag }) => !isFlag).map(({ input }) => input)}
      </div>
      {flags.length > 1 ? (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{adminCopy.roster.properties}</legend>
          {flags}
        </fieldset>
      ) : (
        flags
      )}
    </>
  );
};
