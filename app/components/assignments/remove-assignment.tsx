import { adminCopy } from '~/app/copy/copy';
import { Button } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';

/** Removes exactly the manual assignment that the fields identify. */
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
