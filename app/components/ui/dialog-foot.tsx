import { useNavigation } from '@remix-run/react';
import { copy } from '~/app/copy/copy';
import { Button, LinkButton } from './button';

/** The footer of a dialog with a form: Cancel, and a button that submits the form with `intent`. */
export const DialogFoot = ({
  closeTo,
  intent,
  label,
  variant = 'primary',
  className = 'mt-2 flex flex-wrap justify-end gap-3',
}: {
  closeTo: string;
  intent: string;
  label: string;
  variant?: 'primary' | 'danger';
  className?: string;
}) => (
  <div className={className}>
    <LinkButton to={closeTo} preventScrollReset>
      {copy.common.cancel}
    </LinkButton>
    <Button
      name="intent"
      value={intent}
      variant={variant}
      busy={useNavigation().formData?.get('intent') === intent}
    >
      {label}
    </Button>
  </div>
);
