import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { adminCopy } from '~/app/copy/copy';

/**
 * A button that removes one manual assignment. `fields` identify it exactly, so that an assignment made in the meantime
 * is not removed instead.
 */
export const RemoveAssignment = ({
  label,
  fields,
}: {
  label: string;
  fields: Readonly<Record<string, string>>;
}) => (
  <PostForm preventScrollReset>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <SendButton intent="remove" size="sm" fields={fields} aria-label={label}>
      {adminCopy.assignments.remove}
    </SendButton>
  </PostForm>
);
