import type { ReactNode } from 'react';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { formatShortDate } from '~/app/copy/format-time';
import { maxPastNotes } from '~/domain/notes/check-note';
import type { Audience } from '~/domain/notes/find-listed';

export interface SentNoteView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: string;
  readonly by: string;
  readonly audience: Audience;
  readonly count: number;
  readonly emailed: number | null;
  readonly lastDay: string;
  readonly confirmed: number;
  readonly withdrawn?: { readonly at: string; readonly by: string } | undefined;
}

const By = ({
  text,
  by: { at, by },
  timeZone,
}: InZone<{ text: string; by: { readonly at: string; readonly by: string } }>) => (
  <Sentence
    text={text}
    parts={{ time: <InstantText at={at} timeZone={timeZone} />, username: by }}
  />
);

const Entry = ({
  note,
  ending,
  timeZone,
  children,
}: {
  note: SentNoteView;
  /** Until when the note is shown, or how it ended. */
  ending: ReactNode;
  timeZone: string;
  children?: ReactNode;
}) => {
  const { notes } = adminCopy;
  const { title, text, audience, count, emailed, confirmed } = note;
  return (
    <li className="border-t border-base-300 py-4 first:border-0 first:pt-0 last:pb-0">
      <h3 className="font-bold break-words">{title}</h3>
      <p className="break-words whitespace-pre-line">{text}</p>
      <p className="mt-2 font-semibold tabular-nums">{notes.confirmed(confirmed, count)}</p>
      <p className="text-sm text-muted tabular-nums">
        {notes.countOf(notes.audiences[audience], count)}
        {emailed !== null && ` · ${notes.emailed(emailed)}`}
      </p>
      <p className="text-sm text-muted tabular-nums">
        <By text={notes.sentBy} by={note} timeZone={timeZone} /> · {ending}
      </p>
      {children}
    </li>
  );
};

/** The notes that drivers see now, which can be withdrawn, and those before. */
export const SentNotes = ({
  current,
  past,
  timeZone,
}: InZone<{ current: readonly SentNoteView[]; past: readonly SentNoteView[] }>) => {
  const { notes } = adminCopy;
  return (
    <>
      <Card title={notes.current}>
        {current.length === 0 ? (
          <EmptyState icon="megaphone" title={notes.noCurrent}>
            {notes.noCurrentHint}
          </EmptyState>
        ) : (
          <ul>
            {current.map((note) => (
              <Entry
                key={note.id}
                note={note}
                timeZone={timeZone}
                ending={notes.until(formatShortDate(note.lastDay))}
              >
                <LinkButton
                  to={`?withdraw=${encodeURIComponent(note.id)}`}
                  preventScrollReset
                  aria-label={notes.withdrawOf(note.title)}
                  className="mt-3"
                >
                  {notes.withdraw}
                </LinkButton>
              </Entry>
            ))}
          </ul>
        )}
      </Card>
      {past.length > 0 && (
        <Card title={notes.past} description={notes.pastHint(maxPastNotes)}>
          <ul>
            {past.map((note) => (
              <Entry
                key={note.id}
                note={note}
                timeZone={timeZone}
                ending={
                  note.withdrawn ? (
                    <By text={notes.withdrawnBy} by={note.withdrawn} timeZone={timeZone} />
                  ) : (
                    notes.endedOn(formatShortDate(note.lastDay))
                  )
                }
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
};
