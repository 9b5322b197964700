import { LockKeyhole } from 'lucide-react';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { LinkButton } from '~/app/components/ui/button';
import type { PreferencesView } from './preferences-view';

/** Spec 2: too late, and nothing to look at. */
export const SelectionClosed = ({ view: { window } }: { view: PreferencesView }) => (
  <section
    aria-labelledby="closed"
    className="flex flex-col items-center gap-3 rounded-box border border-base-300 bg-base-100 px-5 py-12 text-center"
  >
    <span className="grid size-16 place-items-center rounded-full border surface-warning text-warning-ink">
      <LockKeyhole className="size-8" aria-hidden="true" />
    </span>
    <h2 id="closed" className="text-2xl font-bold">
      Job Selection Closed
    </h2>
    <p className="max-w-prose">
      The deadline was <DeadlineText deadline={window.closesAt} />. You had not saved any
      preferences.
    </p>
    <LinkButton to="/" variant="primary" size="lg" className="mt-2">
      Return to Home
    </LinkButton>
  </section>
);
