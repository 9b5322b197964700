import { useState } from 'react';
import { askServer } from '~/app/components/ui/ask-server';
import { useSessionReport } from '~/app/components/ui/session-context';
import { usePageKey } from '~/app/components/ui/use-page';
import { usePoll } from '~/app/components/ui/use-poll';
import { WorkProgress } from '~/app/components/ui/work-progress';
import { adminCopy } from '~/app/copy/copy';

interface Storing {
  readonly done: number;
  readonly total: number;
}

const pollEveryMs = 3_000;

/** How much of a large change is stored, until all of it is. `path` is the roster's page. */
export const StoringProgress = ({ path, loaded }: { path: string; loaded: Storing }) => {
  const [storing, setStoring] = useState<Storing | null>(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setStoring(loaded);
  }
  return storing && <PolledProgress path={path} storing={storing} setStoring={setStoring} />;
};

const PolledProgress = ({
  path,
  storing,
  setStoring,
}: {
  path: string;
  storing: Storing;
  setStoring: (storing: Storing | null) => void;
}) => {
  const pageKey = usePageKey();
  const { reportOver: onSessionOver } = useSessionReport();
  usePoll(async (signal) => {
    const response = await askServer(`${path}/storing`, { signal, pageKey, onSessionOver });
    if (response) setStoring((await response.json()) as Storing | null);
  }, pollEveryMs);
  return (
    <WorkProgress title={adminCopy.roster.beingStored} {...storing}>
      {adminCopy.roster.storingText(Math.floor((100 * storing.done) / storing.total))}
    </WorkProgress>
  );
};
