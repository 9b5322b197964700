import { useId } from 'react';
import { adminCopy } from '~/app/copy/copy';
import { TextInput } from '~/app/components/forms/text-input';

/** A time zone by name. The browser offers a list to search; without JavaScript the server interprets the text. */
export const ZoneField = ({
  timeZone,
  timeZones,
  error,
}: {
  /** The site's time zone, or the text that the server did not recognize as one. */
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
        // Select the whole text on focus. Typing then replaces it, and browsers suggest only zones that contain the
        // text.
        onFocus={(event) => event.currentTarget.select()}
        error={error}
        hint={adminCopy.settings.timeZoneHint}
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
