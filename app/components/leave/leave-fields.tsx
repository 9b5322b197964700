import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import { leaveKinds } from '~/domain/leave/limits';

/** What was typed into a form about a span. */
export interface TypedSpan {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

/** The days and the kind of a span. */
export const LeaveFields = ({
  typed,
  days: { first, last },
}: {
  typed: Partial<TypedSpan> | undefined;
  /** Between which days a span ends and begins. */
  days: { readonly first: string; readonly last: string };
}) => {
  const { leave } = adminCopy;
  return (
    <>
      <TextInput
        label={leave.from}
        name="from"
        type="date"
        required
        max={last}
        defaultValue={typed?.from}
        inputClassName="tabular-nums"
      />
      <TextInput
        label={leave.to}
        name="to"
        type="date"
        required
        min={first}
        defaultValue={typed?.to}
        inputClassName="tabular-nums"
      />
      <Select
        label={leave.kind}
        name="kind"
        defaultValue={typed?.kind}
        options={leaveKinds.map((value) => ({ value, label: leave.kinds[value] }))}
      />
    </>
  );
};
