import { createContext, useContext } from 'react';
import { openLogin } from '~/app/components/ranking/open-login';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { Alert } from '~/app/components/ui/alert';
import { copy } from '~/app/copy/copy';

/** Whether the driver's session has ended while the page was open. */
export const SessionOverContext = createContext(false);

/** Says that the changes are still there, but not saved. A driver's own phone says so itself. */
export const SessionOver = ({ view, hasChanges }: { view: RankingView; hasChanges: boolean }) =>
  useContext(SessionOverContext) &&
  hasChanges &&
  !view.isOwnDevice && (
    <Alert kind="warning" title={copy.ranking.sessionOver.title} live="polite">
      <p>{copy.ranking.sessionOver.text}</p>
      <button
        type="button"
        className="btn mt-2 border-base-300 bg-base-100"
        onClick={() => openLogin(view)}
      >
        {copy.ranking.sessionOver.signIn}
      </button>
    </Alert>
  );
