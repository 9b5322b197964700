import type { ReactNode } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import type { IconName } from '~/app/components/ui/icon-names';

/** The email address or mobile number on file, or that there is none. */
export const ContactLine = ({
  icon,
  isMissing = false,
  children,
}: {
  icon: IconName;
  isMissing?: boolean;
  children: ReactNode;
}) => (
  <p className={classNames('flex min-w-0 items-center gap-3', isMissing && 'text-muted')}>
    <Icon name={icon} className={classNames('size-5 shrink-0', !isMissing && 'text-primary')} />
    <span className="min-w-0">{children}</span>
  </p>
);

/** A form of one button. */
export const IntentButton = ({
  intent,
  sent,
  label,
  busyText,
}: {
  intent: string;
  /** The intent of the form that is being sent, if any. */
  sent: FormDataEntryValue | null | undefined;
  label: string;
  busyText: string;
}) => (
  <PostForm>
    <input type="hidden" name="intent" value={intent} />
    <Button busy={sent === intent} busyText={busyText}>
      {label}
    </Button>
  </PostForm>
);
