import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';

/** The form that removes a device or passkey of that name. `field` says which one by its `id`. */
export const RemoveDevice = ({
  intent,
  field,
  id,
  name,
  isBusy,
  onSubmit = () => undefined,
}: {
  intent: string;
  field: string;
  id: string;
  name: string;
  isBusy: boolean;
  onSubmit?: () => void;
}) => (
  <PostForm onSubmit={onSubmit}>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name={field} value={id} />
    <Button
      busy={isBusy}
      busyText={copy.account.removing}
      aria-label={copy.messages.removeDevice(name)}
    >
      {copy.messages.remove}
    </Button>
  </PostForm>
);
