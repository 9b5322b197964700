import { Form, Link } from '@remix-run/react';
import { useState } from 'react';
import { RouteDialog } from '~/app/components/ui/route-dialog';

interface AddDriverProps {
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly limit: number;
  readonly count: number;
}

const flags = [
  { name: 'vcStatus', label: 'VC status', isOn: false },
  { name: 'airportCertified', label: 'Airport certified', isOn: false },
  { name: 'isEligible', label: 'Eligible', isOn: true },
];

/** The add-driver dialog: the button waits for exactly 7 digits (spec 2). */
export const AddDriver = ({ error, limit, count }: AddDriverProps) => {
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  return (
    <RouteDialog title="Add Driver" closeTo="/admin/edit-drivers">
      <Form method="post" className="flex flex-col gap-4">
        {error && (
          <p role="alert" className="alert alert-error">
            <span>
              <strong>{error.title}.</strong> {error.text}
            </span>
          </p>
        )}
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Employee ID</span>
          <input
            name="employeeId"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            pattern="\d{7}"
            required
            className="input w-full font-mono"
            value={employeeId ?? undefined}
            onChange={(event) => setEmployeeId(event.target.value.replace(/\D/g, '').slice(0, 7))}
          />
          <span className="text-sm text-base-content/80">Exactly 7 digits</span>
        </label>
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Name</span>
          <input name="name" autoComplete="off" maxLength={120} required className="input w-full" />
        </label>
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Seniority Number</span>
          <input
            name="seniorityNumber"
            type="number"
            min={0}
            max={9999999}
            step={1}
            required
            className="input w-full"
          />
          <span className="text-sm text-base-content/80">
            Lower is more senior; each number once
          </span>
        </label>
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">Properties</legend>
          {flags.map(({ name, label, isOn }) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name={name} defaultChecked={isOn} className="checkbox" />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="modal-action mt-2 items-center">
          <span className="me-auto text-sm text-base-content/80 tabular-nums">
            {count} of {limit} drivers
          </span>
          <Link to="/admin/edit-drivers" className="btn" preventScrollReset>
            Cancel
          </Link>
          <button
            name="intent"
            value="add"
            className="btn btn-primary"
            disabled={employeeId !== null && employeeId.length !== 7}
          >
            Add Driver
          </button>
        </div>
      </Form>
    </RouteDialog>
  );
};
