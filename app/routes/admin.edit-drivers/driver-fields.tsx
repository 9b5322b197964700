import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import type { Driver } from '~/domain/drivers/driver';
import type { Fields } from '~/domain/shared/list-edit';

/** What the dialogs ask about a driver besides the id. */
export const DriverFields = ({ values = { isEligible: true } }: { values?: Fields<Driver> }) => (
  <>
    <TextInput label="Name" name="name" maxLength={120} required defaultValue={values.name} />
    <TextInput
      label="Seniority Number"
      name="seniorityNumber"
      hint="Lower is more senior; each number once"
      type="number"
      min={0}
      max={9_999_999}
      step={1}
      required
      defaultValue={values.seniorityNumber}
    />
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">Properties</legend>
      <Checkbox name="vcStatus" label="VC status" defaultChecked={values.vcStatus} />
      <Checkbox
        name="airportCertified"
        label="Airport certified"
        defaultChecked={values.airportCertified}
      />
      <Checkbox name="isEligible" label="Eligible" defaultChecked={values.isEligible} />
    </fieldset>
  </>
);
