import { useState } from 'react';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import { parseRounds, splitIntoRounds, tidyRounds } from '~/domain/settings/vacation-rounds';

/** The drivers of the worked example, by the number of weeks they may hold. */
const exampleWeeks = [1, 2, 3, 5];

/** The rounds, with a worked example that follows what is typed. */
export const VacationRounds = ({
  settings: { vacationRounds },
  error,
}: {
  settings: { readonly vacationRounds: string };
  error: string | undefined;
}) => {
  const [typed, setTyped] = useState(vacationRounds);
  const rounds = tidyRounds(typed);
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label={adminCopy.settings.labels.vacationRounds}
        name="vacationRounds"
        hint={adminCopy.settings.roundsHint}
        error={error}
        maxLength={60}
        required
        defaultValue={vacationRounds.replaceAll(',', ', ')}
        onChange={(event) => setTyped(event.target.value)}
        inputClassName="max-w-36 tabular-nums"
      />
      {rounds && (
        <ul className="list-disc ps-5 text-sm" aria-live="polite">
          {exampleWeeks.map((weeks) => (
            <li key={weeks}>
              {adminCopy.settings.roundsExample(weeks, splitIntoRounds(weeks, parseRounds(rounds)))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
