import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Chooser } from '~/app/components/choosing/chooser';
import { Checkbox } from '~/app/components/forms/checkbox';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import type { WhatIfChange } from '~/domain/award/figures/what-if-schema';
import { newDriverIdLength } from '~/domain/award/limits';
import { maxPlaces } from '~/domain/jobs/limits';
import { changeField } from '../address/page-paths';

/** One form for each kind of change. Each adds its change to those of the URL. */
export const WhatIfForms = ({
  tried,
  usesVCStatus,
}: {
  tried: readonly WhatIfChange[];
  usesVCStatus: boolean;
}) => (
  <Card title={adminCopy.whatIf.tryChange}>
    <div className="flex flex-col divide-y divide-base-300">
      <JobForms tried={tried} />
      <DriverForms tried={tried} usesVCStatus={usesVCStatus} />
    </div>
  </Card>
);

const ChangeForm = ({
  kind,
  tried,
  children,
}: {
  kind: WhatIfChange['kind'];
  tried: readonly WhatIfChange[];
  children: ReactNode;
}) => (
  <Form method="get" className="flex flex-wrap items-end gap-3 py-4 first:pt-0 last:pb-0">
    <HiddenFields pairs={tried.map((change) => [changeField, JSON.stringify(change)])} />
    {children}
    <Button name="kind" value={kind} className="ms-auto">
      {adminCopy.whatIf.buttons[kind]}
    </Button>
  </Form>
);

const JobInput = () => (
  <Chooser
    label={copy.common.jobId}
    name="jobId"
    of="jobs"
    required
    maxLength={200}
    className="min-w-32 flex-1"
  />
);

const PlacesInput = () => (
  <TextInput
    label={adminCopy.whatIf.places}
    name="places"
    type="number"
    min={1}
    max={maxPlaces}
    defaultValue={1}
    required
    className="w-24"
  />
);

const DriverInput = () => (
  <Chooser
    label={copy.common.driver}
    name="driverId"
    of="drivers"
    required
    maxLength={200}
    className="min-w-32 flex-1"
  />
);

const JobForms = ({ tried }: { tried: readonly WhatIfChange[] }) => (
  <>
    <ChangeForm kind="remove-job" tried={tried}>
      <JobInput />
    </ChangeForm>
    <ChangeForm kind="set-places" tried={tried}>
      <JobInput />
      <PlacesInput />
    </ChangeForm>
    <ChangeForm kind="add-job" tried={tried}>
      <TextInput
        label={adminCopy.whatIf.newJobId}
        name="jobId"
        required
        maxLength={40}
        className="min-w-32 flex-1"
      />
      <TextInput
        label={copy.common.startTime}
        name="startTime"
        type="time"
        required
        className="w-36"
      />
      <PlacesInput />
      <Checkbox label={adminCopy.whatIf.isAirport} name="isAirport" />
    </ChangeForm>
  </>
);

const DriverForms = ({
  tried,
  usesVCStatus,
}: {
  tried: readonly WhatIfChange[];
  usesVCStatus: boolean;
}) => (
  <>
    <ChangeForm kind="remove-driver" tried={tried}>
      <DriverInput />
    </ChangeForm>
    <ChangeForm kind="set-certified" tried={tried}>
      <DriverInput />
      <Select
        label={adminCopy.whatIf.certification}
        name="airportCertified"
        options={[
          { value: 'yes', label: adminCopy.whatIf.certified },
          { value: 'no', label: adminCopy.whatIf.notCertified },
        ]}
        className="min-w-64 flex-1"
      />
    </ChangeForm>
    <ChangeForm kind="add-driver" tried={tried}>
      <TextInput
        label={adminCopy.whatIf.newDriver}
        name="driverId"
        required
        maxLength={newDriverIdLength}
        className="min-w-32 flex-1"
      />
      <TextInput
        label={adminCopy.whatIf.seniorityNumber}
        name="seniorityNumber"
        type="number"
        min={0}
        max={9_999_999}
        required
        className="w-32"
      />
      <TextInput
        label={adminCopy.whatIf.picks}
        hint={adminCopy.whatIf.picksHint}
        name="picks"
        className="w-full"
      />
      <Checkbox label={adminCopy.whatIf.certified} name="airportCertified" />
      {usesVCStatus && <Checkbox label={adminCopy.whatIf.vcStatus} name="vcStatus" />}
    </ChangeForm>
  </>
);
