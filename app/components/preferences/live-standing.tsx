import { Link } from '@remix-run/react';
import { startTransition, useEffect, useState } from 'react';
import type { InZone } from '~/app/components/time/instant-text';
import { askServer } from '~/app/components/ui/ask-server';
import { usePageKey } from '~/app/components/ui/use-page';
import { copy } from '~/app/copy/copy';
import { checkRanked } from '~/domain/award/figures/safe-list';
import type { Job } from '~/domain/jobs/job';
import { StandingLines, type StandingView } from './standing';

const path = '/driver-preferences/standing';
/**
 * Ignores a failed background request, because the driver did not start it. If the session is over, the next page that
 * the driver opens shows the login.
 */
const silently = () => undefined;

/**
 * Loads the driver's standing once the page is shown and again after each save: whenever `receipt` changes, the number of
 * the last save (undefined before the first). Null means not to load it.
 */
export const useStanding = (receipt: string | undefined | null): StandingView | null => {
  const pageKey = usePageKey();
  const [standing, setStanding] = useState<StandingView | null>(null);
  useEffect(() => {
    if (receipt === null) return;
    const asking = new AbortController();
    askServer(`${path}/now`, { signal: asking.signal, pageKey, onSessionOver: silently })
      .then(async (answer) => {
        if (!answer) return;
        const current = (await answer.json()) as StandingView;
        // A transition, so that a tap meanwhile need not wait for the rows that it changes.
        startTransition(() => setStanding(current));
      })
      .catch(silently);
    return () => asking.abort();
  }, [receipt, pageKey]);
  return receipt === null ? null : standing;
};

/** Which jobs the driver can still get, and whether the table shows only these. */
export interface Reach {
  readonly jobIds: ReadonlySet<string>;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Null as long as it is not known, or if the site does not show it. */
export const useReach = (standing: StandingView | null): Reach | null => {
  const [isOn, turn] = useState(false);
  const withinReach = standing?.ifClosedNow?.withinReach;
  return withinReach ? { jobIds: new Set(withinReach), isOn, turn } : null;
};

/** Until the first standing arrives, shows a link to the separate page about it. */
export const LiveStanding = ({
  standing,
  ranked,
  timeZone,
}: InZone<{
  standing: StandingView | null;
  /** The jobs of the list as it is on the page. */
  ranked: readonly Job[];
}>) => {
  if (!standing) {
    return (
      <Link to={path} className="inline-flex min-h-11 link items-center self-start text-sm">
        {copy.preferences.howMany}
      </Link>
    );
  }
  if (!standing.safeDepth && !standing.ifClosedNow && !standing.isSealed) return null;
  return (
    <section
      aria-label={copy.common.whereYouStand}
      className="text-sm max-lg:py-1 lg:rounded-box lg:border lg:border-base-300 lg:bg-base-100 lg:px-4 lg:py-3"
    >
      <StandingLines
        {...standing}
        ranked={standing.safeDepth && checkRanked(standing.safeDepth, ranked)}
        timeZone={timeZone}
      />
    </section>
  );
};
