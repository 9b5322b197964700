import { useId, type ReactNode } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatLongInstant } from '~/app/copy/format-time';
import type { EnteredBy } from '~/domain/picks/entered-by-schema';

/** A save as the receipt shows it. */
export interface SavedList {
  readonly ids: readonly string[];
  /** ISO instant. */
  readonly acceptedAt: string;
  readonly receiptNumber: string;
  readonly late: boolean;
  /** Undefined if the driver saved it themselves. */
  readonly enteredBy?: EnteredBy | undefined;
}

/** Longer lists are folded. */
const maxShown = 10;

const SavedPicks = ({ ids }: { ids: readonly string[] }) => {
  const list = (
    <ol className="mt-2 flex flex-wrap gap-x-3 gap-y-1" aria-label={copy.ranking.savedPicks}>
      {ids.map((id, index) => (
        <li key={id} className="tabular-nums">
          <span className="text-muted">{index + 1}.</span> <strong>{id}</strong>
        </li>
      ))}
    </ol>
  );
  return ids.length <= maxShown ? (
    list
  ) : (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline">
        {copy.ranking.wholeList(ids.length)}
      </summary>
      {list}
    </details>
  );
};

/** Proof of a save: its number, the server's time, what it changed and the saved list. */
export const Receipt = ({
  saved,
  timeZone,
  savedEmpty,
  change,
  level = 2,
  chip,
  link,
}: {
  saved: SavedList;
  timeZone: string;
  /** Shown if the list is empty. */
  savedEmpty: string;
  /** What it changed in the list before it, where the page knows that. */
  change?: ReactNode;
  level?: 2 | 3;
  chip?: ReactNode;
  link?: ReactNode;
}) => {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const clock = useClock();
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-box border border-dashed border-base-300 bg-base-100 p-4 sm:p-5"
    >
      <Heading id={headingId} className="flex flex-wrap items-center gap-2 font-bold">
        <Icon name="receipt-text" className="size-5 text-muted" />
        <Sentence
          text={copy.ranking.receiptNo}
          parts={{
            number: (
              <span className="font-mono tracking-wide tabular-nums">{saved.receiptNumber}</span>
            ),
          }}
        />
        {saved.late && <StatusChip tone="warning">{copy.ranking.afterTheDeadline}</StatusChip>}
        {chip}
      </Heading>
      <p className="mt-1 tabular-nums">
        {copy.ranking.savedOn(formatLongInstant(saved.acceptedAt, timeZone, clock))}
      </p>
      {saved.enteredBy && <p className="break-words">{copy.ranking.enteredBy(saved.enteredBy)}</p>}
      {change}
      {saved.ids.length === 0 ? (
        <p className="mt-1 text-muted">{savedEmpty}</p>
      ) : (
        <SavedPicks ids={saved.ids} />
      )}
      {link}
    </section>
  );
};
