import { ChoiceLinks } from '~/app/components/ui/choice-links';

/** Links to the other years, with the rest of the search kept. Nothing while there is only one year. */
export const YearLinks = ({
  label,
  years,
  year,
  kept = {},
}: {
  label: string;
  /** Newest first. */
  years: readonly number[];
  year: number;
  kept?: Readonly<Record<string, string>>;
}) =>
  years.length > 1 && (
    <ChoiceLinks
      label={label}
      links={years.map((one) => ({
        to: `?${new URLSearchParams({ ...kept, year: String(one) })}`,
        text: String(one),
        isShown: one === year,
      }))}
    />
  );
