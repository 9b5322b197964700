import { useId } from 'react';

interface Choice {
  readonly label: string;
  readonly text: string;
}

/** A setting with a few exclusive options, each with an explanation. */
export const SettingChoice = ({
  label,
  name,
  defaultValue,
  choices,
}: {
  label: string;
  name: string;
  defaultValue: string;
  choices: Readonly<Record<string, Choice>>;
}) => {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {Object.entries(choices).map(([value, { label: choice, text }]) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-field border border-base-300 p-3 has-checked:border-primary has-checked:bg-base-200"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-hint`}
              className="radio mt-0.5 radio-primary"
            />
            <span>
              <span id={`${id}-${value}`} className="block font-medium">
                {choice}
              </span>
              <span id={`${id}-${value}-hint`} className="block text-sm text-muted">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};
