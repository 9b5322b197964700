import { adminCopy, copy } from '~/app/copy/copy';

interface SuggestedDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
}

/** The drivers that a text field with `list={id}` suggests. */
export const DriverSuggestions = ({
  id,
  drivers,
}: {
  id: string;
  drivers: readonly SuggestedDriver[];
}) => (
  <datalist id={id}>
    {drivers.map(({ employeeId, name, seniorityNumber }) => (
      <option key={employeeId} value={employeeId}>
        {adminCopy.assignments.driverOption(
          name,
          String(seniorityNumber ?? copy.common.notAvailable),
        )}
      </option>
    ))}
  </datalist>
);
