import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { adminCopy, copy } from '~/app/copy/copy';
import { supportHours } from '~/domain/company/support-access';

/** Asks for how long support may sign in, from now on. */
export const AllowSupport = ({ isAllowed }: { isAllowed: boolean }) => {
  const { supportAccess } = adminCopy;
  return (
    <PostForm className="flex flex-wrap items-end gap-4">
      <Select
        label={supportAccess.length}
        name="hours"
        options={supportHours.map((hours) => ({
          value: String(hours),
          label: supportAccess.hours(hours),
        }))}
        className="min-w-48 max-sm:w-full"
      />
      <SendButton
        variant="primary"
        intent="allow"
        busyText={copy.common.saving}
        className="max-sm:w-full"
      >
        {isAllowed ? supportAccess.allowAgain : supportAccess.allow}
      </SendButton>
    </PostForm>
  );
};
