import { LinkButton } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';
import { PostForm } from './post-form';
import { SendButton } from './send-button';

/** The end of a dialog that asks before something is deleted: Cancel, and a button that sends `fields` as confirmed. */
export const ConfirmForm = ({
  action,
  closeTo,
  intent,
  label,
  fields = [],
}: {
  action: string;
  closeTo: string;
  intent: string;
  label: string;
  fields?: readonly (readonly [name: string, value: string])[];
}) => (
  <PostForm action={action} className="mt-6 flex flex-wrap justify-end gap-3">
    {fields.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <input type="hidden" name="confirmed" value="yes" />
    <LinkButton to={closeTo} preventScrollReset>
      {copy.common.cancel}
    </LinkButton>
    <SendButton intent={intent} variant="danger">
      {label}
    </SendButton>
  </PostForm>
);
