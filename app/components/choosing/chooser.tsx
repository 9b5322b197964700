import { useState } from 'react';
import { Field, type ControlProps, type FieldProps } from '~/app/components/forms/field';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import type { Choice } from '~/domain/site/choices';
import { ComboBox, type ComboBoxProps } from './combo-box';

type ChooserProps = Omit<FieldProps, 'hideLabel'> &
  Omit<ComboBoxProps, 'value' | 'onType' | 'control'> & {
    /** What the field says at first: an ID, or what somebody typed. */
    readonly defaultValue?: string | undefined;
  };

/** All choices as a plain list, for a page without scripts, or before they run. */
const PlainList = ({
  choices,
  control,
  required,
  placeholder,
  text,
  onChoose,
}: {
  choices: readonly Choice[];
  control: ControlProps;
  required: boolean | undefined;
  placeholder: string | undefined;
  text: string;
  onChoose: (text: string) => void;
}) => {
  const chosen = choices.find((one) => one.text === text)?.id ?? '';
  const choose = (id: string) => onChoose(choices.find((one) => one.id === id)?.text ?? '');
  return (
    <select
      {...control}
      required={required}
      defaultValue={chosen}
      // What was chosen before scripts took over the page.
      ref={(list) => {
        if (list && list.value !== chosen) choose(list.value);
      }}
      onChange={({ target }) => choose(target.value)}
      className="select w-full"
    >
      <option value="">{placeholder}</option>
      {choices.map(({ id, title, details }) => (
        <option key={id} value={id}>
          {[title, details].filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  );
};

/**
 * A field in which somebody chooses a driver, job or week by typing a part of what it is known by. It sends the text, and the
 * server finds out what that means (`resolveChoices`), so it works without scripts.
 */
export const Chooser = ({
  label,
  name,
  hint,
  error,
  className,
  defaultValue = '',
  ...box
}: ChooserProps) => {
  const { of, required, placeholder } = box;
  const list = typeof of === 'string' ? [] : of;
  const [text, setText] = useState(
    () => list.find(({ id }) => id === defaultValue)?.text ?? defaultValue,
  );
  const isHydrated = useHydrated();
  return (
    <Field label={label} name={name} hint={hint} className={className} {...(error && { error })}>
      {(control) =>
        typeof of === 'string' || isHydrated ? (
          <ComboBox {...box} control={control} value={text} onType={setText} />
        ) : (
          <PlainList
            choices={of}
            control={control}
            required={required}
            placeholder={placeholder}
            text={text}
            onChoose={setText}
          />
        )
      }
    </Field>
  );
};
