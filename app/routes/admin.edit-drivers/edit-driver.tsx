import { EditRow } from '~/app/components/roster/edit-row';
import type { Fields } from '~/domain/shared/list-edit';
import type { Driver } from '~/domain/drivers/driver';
import { PasswordHelp } from './password-help';
import { DriverFields } from './driver-fields';

type Row = Omit<Driver, 'employeeId'>;

/** What was typed before a save was refused. */
export interface TypedDriver extends Fields<Row> {
  readonly id: string;
  readonly seen: Row | null;
}

interface EditDriverProps {
  readonly row: Row & { readonly id: string };
  readonly typed: TypedDriver | undefined;
  readonly requiresPassword: boolean;
  readonly error: { readonly title: string; readonly text: string } | undefined;
}

export const EditDriver = ({
  row: { id, ...row },
  typed,
  requiresPassword,
  error,
}: EditDriverProps) => {
  const { id: _, seen, ...fields } = typed ?? { id, seen: row };
  return (
    <EditRow
      noun="driver"
      id={id}
      seen={seen ?? row}
      error={error}
      below={<PasswordHelp employeeId={id} isRequired={requiresPassword} />}
    >
      <DriverFields values={{ ...row, ...fields }} />
    </EditRow>
  );
};
