import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { WorkProgress } from '~/app/components/ui/work-progress';
import { adminCopy } from '~/app/copy/copy';

/** How long the page waits before it asks the server again to continue. */
const pauseMs = 1_000;

/**
 * How far a running publication is. The open page makes the server continue at once; without a page, a scheduled
 * function continues within a minute.
 */
export const PublishingProgress = ({
  progress: { done, total },
  version,
}: {
  progress: { readonly done: number; readonly total: number };
  /** The version that is published now; 0 before the first. */
  version: number;
}) => {
  const { state, submit } = useFetcher();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const form = { intent: 'publish', seen: String(version) };
    const timer = setTimeout(() => submit(form, { method: 'post' }), pauseMs);
    return () => clearTimeout(timer);
  }, [state, submit, version]);
  const { publishing, publishingText, publishingWaits } = adminCopy.assignments;
  return (
    <WorkProgress title={publishing} done={done} total={total}>
      {total > 0 ? publishingText(Math.floor((100 * done) / total)) : publishingWaits}
    </WorkProgress>
  );
};
