import { useState, type ComponentProps } from 'react';
import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { Field, type FieldProps } from './field';

/** A password field with a button that shows or hides the password. Without JavaScript there is no button. */
export const PasswordInput = ({
  label,
  name,
  hint,
  error,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type'>) => {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field label={label} name={name} hint={hint} className={className} {...(error && { error })}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input w-full pe-12"
          />
          {hydrated && (
            <button
              type="button"
              aria-label={shown ? copy.forms.hidePassword : copy.forms.showPassword}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-0 z-10 grid w-11 cursor-pointer place-items-center rounded-lg"
            >
              <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
};
