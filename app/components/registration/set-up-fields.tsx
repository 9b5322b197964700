import { useEffect, useRef } from 'react';
import { TextInput } from '~/app/components/forms/text-input';
import { ZoneField } from '~/app/components/settings/zone-field';
import { adminCopy } from '~/app/copy/copy';
import { capitalize, type Control } from './make-control';

type Zones = readonly { readonly timeZone: string; readonly label: string }[];

/** The browser's own name for a zone, of which some browsers have an outdated one. */
const getBrowserName = (timeZone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** The label of the browser's time zone; undefined if the list does not have it. */
const findOwnZone = (zones: Zones): string | undefined => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const found =
    zones.find(({ timeZone }) => timeZone === own) ??
    zones.find(({ timeZone }) => getBrowserName(timeZone) === own);
  return found?.label;
};

/** Fields that may be left out. A script proposes the time zone of the browser. */
export const SetUpFields = ({ control, zones }: { control: Control; zones: Zones }) => {
  const { error, defaultValue } = control('timeZone');
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = zone.current?.querySelector('input');
    if (input?.value === '') input.value = findOwnZone(zones) ?? '';
  }, [zones]);
  return (
    <fieldset className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <legend className="mb-1 font-bold">{adminCopy.registration.setUp}</legend>
      <p className="text-sm text-muted sm:col-span-2">{adminCopy.registration.setUpHint}</p>
      <div ref={zone} className="sm:col-span-2">
        <ZoneField
          label={adminCopy.registration.timeZone}
          hint={adminCopy.registration.timeZoneHint}
          required={false}
          timeZone={defaultValue}
          timeZones={zones}
          error={error}
        />
      </div>
      <TextInput
        label={adminCopy.registration.driverCount}
        inputMode="numeric"
        inputClassName="tabular-nums"
        {...control('driverCount')}
      />
      <TextInput
        label={adminCopy.registration.siteCount}
        inputMode="numeric"
        inputClassName="tabular-nums"
        {...control('siteCount')}
      />
      <TextInput
        label={adminCopy.registration.wishedCompanyId}
        hint={adminCopy.registration.wishedCompanyIdHint}
        autoCapitalize="characters"
        spellCheck={false}
        onInput={capitalize}
        className="sm:col-span-2"
        inputClassName="uppercase tabular-nums"
        {...control('wishedCompanyId')}
      />
    </fieldset>
  );
};
