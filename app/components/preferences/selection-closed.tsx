import type { ReactElement, ReactNode } from 'react';
import { AskAdmin } from '~/app/components/ranking/result/ask-admin';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { PreferencesView } from './preferences-view';

const NextLine = ({ icon, text, note }: { icon: ReactElement; text: ReactNode; note?: string }) => (
  <li className="flex gap-3 border-base-300 px-4 py-3 not-first:border-t [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
    {icon}
    <div className="min-w-0">
      {text}
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  </li>
);

/** What a driver without a list can still expect, and whom to ask. */
const AfterClosing = ({ contactEmail }: Pick<PreferencesView, 'contactEmail'>) => {
  const { results, resultsNote, leftover, leftoverNote } = copy.preferences.afterClosing;
  return (
    <ul className="mt-3 w-full max-w-lg rounded-box border border-base-300 text-start">
      <NextLine icon={<Icon name="calendar-clock" />} text={<p>{results}</p>} note={resultsNote} />
      <NextLine icon={<Icon name="truck" />} text={<p>{leftover}</p>} note={leftoverNote} />
      <NextLine icon={<Icon name="info" />} text={<AskAdmin email={contactEmail} />} />
    </ul>
  );
};

/** Shown after the cutoff if there is neither a list nor an award to see. */
export const SelectionClosed = ({
  view: { selection, contactEmail },
}: {
  view: PreferencesView;
}) => {
  const isBefore = selection.state === 'not-opened';
  return (
    <section
      aria-labelledby="closed"
      className="flex flex-col items-center gap-2 py-6 text-center lg:rounded-box lg:border lg:border-base-300 lg:bg-base-100 lg:px-5 lg:py-12"
    >
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-base-200">
        <Icon name="lock-keyhole" className="size-6" />
      </span>
      <h2 id="closed" className="text-xl font-bold">
        {isBefore ? copy.preferences.notOpened : copy.preferences.closedTitle}
      </h2>
      <p className="max-w-prose">
        {isBefore ? (
          copy.preferences.notOpenedText
        ) : (
          <Sentence
            text={copy.preferences.nothingSaved}
            parts={{ deadline: <DeadlineText deadline={selection.closesAt} /> }}
          />
        )}
      </p>
      {!isBefore && <AfterClosing contactEmail={contactEmail} />}
      <LinkButton to="/" variant="primary" className="mt-4 max-sm:w-full">
        {copy.preferences.returnHome}
      </LinkButton>
    </section>
  );
};
