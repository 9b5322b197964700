import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import { employeeIdLength } from '~/domain/drivers/limits';

const Explained = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className="font-bold">{title}</h3>
    <ul className="mt-1 list-disc space-y-1 ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/** Says what is erased and what stays, and asks to type the ID again. `driver`: null if no driver in the roster has it. */
export const EraseForm = ({
  employeeId,
  driver,
  error,
}: {
  employeeId: string;
  driver: { readonly name: string; readonly seniorityNumber: number } | null;
  error: ActionError | undefined;
}) => {
  const { erasure } = adminCopy;
  const isOtherId = error?.code === 'other-id-typed';
  const form = useFocusFirstError<HTMLFormElement>(error);
  return (
    <Card
      title={
        driver === null
          ? erasure.notInRoster(employeeId)
          : erasure.inRoster(nameDriver({ employeeId, ...driver }))
      }
    >
      <PostForm ref={form} noValidate className="flex max-w-prose flex-col gap-4">
        <ErrorAlert error={isOtherId ? undefined : error} />
        {driver === null && <p>{erasure.notInRosterText}</p>}
        <Explained title={erasure.gone} items={erasure.goneItems} />
        <Explained title={erasure.stays} items={erasure.staysItems} />
        <p className="font-bold">{erasure.noUndo}</p>
        <input type="hidden" name="employeeId" value={employeeId} />
        <TextInput
          label={erasure.typeAgain}
          name="typed"
          required
          inputMode="numeric"
          maxLength={employeeIdLength}
          error={isOtherId ? error.text : undefined}
        />
        <div className="flex flex-wrap gap-2">
          <SendButton intent="erase" variant="danger">
            {erasure.erase}
          </SendButton>
          <LinkButton to="?">{erasure.choose}</LinkButton>
        </div>
      </PostForm>
    </Card>
  );
};
