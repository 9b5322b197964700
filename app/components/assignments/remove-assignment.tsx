import { adminCopy } from '~/app/copy/copy';
import { Button } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';

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
    <Button
      name="intent"
      value="remove"
      size="sm"
      busy={useSending('remove', fields)}
      aria-label={label}
    >
      {adminCopy.assignments.remove}
    </Button>
  </PostForm>
);
