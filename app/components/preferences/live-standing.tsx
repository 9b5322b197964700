import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { askServer } from '~/app/components/live/ask-server';
import { usePageKey } from '~/app/components/ui/use-page';
import { Standing, type StandingView } from './standing';

const path = '/driver-preferences/standing';
/** What nobody asked for fails without a word; a page that needs the session leads to the login itself. */
const silently = () => undefined;

/** Asks for the standing once the page is there, and again after each save; a link without an answer. */
export const LiveStanding = ({ receipt }: { receipt: string | undefined }) => {
  const pageKey = usePageKey();
  const [standing, setStanding] = useState<StandingView | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    askServer(`${path}/now`, { signal: asking.signal, pageKey, onSessionOver: silently })
      .then(async (answer) => answer && setStanding((await answer.json()) as StandingView))
      .catch(silently);
    return () => asking.abort();
  }, [receipt, pageKey]);
  if (!standing) {
    return (
      <Link to={path} className="inline-flex min-h-11 link items-center self-start text-sm">
        How many jobs should I rank?
      </Link>
    );
  }
  if (!standing.safeDepth && !standing.ifClosedNow) return null;
  return (
    <section
      aria-label="Where you stand"
      className="rounded-box border border-base-300 bg-base-100 px-4 py-3 text-sm"
    >
      <Standing {...standing} />
    </section>
  );
};
