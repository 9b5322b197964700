import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
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
      <Button
        variant="primary"
        name="intent"
        value="allow"
        busy={useSending('allow')}
        busyText={copy.common.saving}
        className="max-sm:w-full"
      >
        {isAllowed ? supportAccess.allowAgain : supportAccess.allow}
      </Button>
    </PostForm>
  );
};
