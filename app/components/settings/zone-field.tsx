import { useId } from 'react';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';

/** A text field for a time zone. The browser suggests zones from a list; the server interprets the submitted text. */
export const ZoneField = ({
  timeZone,
  timeZones,
  error,
  label = adminCopy.settings.labels.timeZone,
  hint = adminCopy.settings.timeZoneHint,
  required = true,
}: {
  /** The site's time zone, or the submitted text if the server did not recognize it as a time zone. */
  timeZone: string;
  timeZones: readonly { timeZone: string; label: string }[];
  error: string | undefined;
  label?: string;
  hint?: string;
  required?: boolean;
}) => {
  const listId = useId();
  return (
    <>
      <TextInput
        label={label}
        name="timeZone"
        list={listId}
        required={required}
        maxLength={100}
        defaultValue={timeZones.find((listed) => listed.timeZone === timeZone)?.label ?? timeZone}
        // Select the whole text on focus. Typing then replaces it, and browsers suggest only zones that contain the
        // text.
        onFocus={(event) => event.currentTarget.select()}
        error={error}
        hint={hint}
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
