import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';
import { webhooksPath } from '../address/page-paths';

/** Asks before a webhook is removed or gets a new secret, and names its program. */
export const AskDialog = ({
  receiver: { id, name },
  intent,
  error,
}: {
  receiver: { id: string; name: string };
  intent: 'remove' | 'rotate';
  error: ActionError | undefined;
}) => {
  const { webhooks } = adminCopy;
  const { title, text, label } = {
    remove: {
      title: webhooks.removeTitle(name),
      text: webhooks.removeText(name),
      label: webhooks.removeNow,
    },
    rotate: {
      title: webhooks.rotateTitle(name),
      text: webhooks.rotateText(name),
      label: webhooks.rotateNow,
    },
  }[intent];
  return (
    <FormDialog
      title={title}
      closeTo={webhooksPath}
      error={error}
      intent={intent}
      label={label}
      variant={intent === 'remove' ? 'danger' : 'primary'}
    >
      <input type="hidden" name="receiverId" value={id} />
      <p>{text}</p>
    </FormDialog>
  );
};
