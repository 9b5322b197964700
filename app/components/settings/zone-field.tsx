import { useId } from 'react';
import { adminCopy } from '~/app/copy/copy';
import { TextInput } from '~/app/components/forms/text-input';

/** A time zone by its name: the browser searches the list, and the server reads what was typed without it. */
export const ZoneField = ({
  timeZone,
  timeZones,
  error,
}: {
  /** The site's, or what was typed and is none. */
  timeZone: string;
  timeZones: readonly { timeZone: string; label: string }[];
  error: string | undefined;
}) => {
  const listId = useId();
  return (
    <>
      <TextInput
        label={adminCopy.settings.labels.timeZone}
        name="timeZone"
        list={listId}
        required
        maxLength={100}
        defaultValue={timeZones.find((listed) => listed.timeZone === timeZone)?.label ?? timeZone}
        // The browser lists what contains the text: all of them once the first letter replaces it.
        onFocus={(event) => event.currentTarget.select()}
        error={error}
        hint={adminCopy.settings.typeACityOrZone}
        className="[&>p]:max-w-prose"
        inputClassName="max-w-md"
      />
      <datalist id={listId}>
        {timeZones.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
};
