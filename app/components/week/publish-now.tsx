import { useEffect, useRef, useState } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { CompactCountdown } from '~/app/components/time/countdown';
import { Button } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { toEpochMs } from '~/domain/shared/instant';

/**
 * Publishes the award that the page shows. Pressed while saves from before the cutoff may still arrive, it waits and
 * publishes by itself as soon as it can.
 */
export const PublishNow = ({
  nextVersion,
  readyAt,
  now,
}: {
  nextVersion: number;
  /** ISO instant; null if publishing has nothing to wait for. */
  readyAt: string | null;
  now: string;
}) => {
  const form = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(readyAt === null || readyAt <= now);
  const [isWaiting, setWaiting] = useState(false);
  const isPublishing = useSending('publish');
  useEffect(() => {
    if (isReady && isWaiting) {
      setWaiting(false);
      form.current?.requestSubmit();
    }
  }, [isReady, isWaiting]);
  return (
    <PostForm
      ref={form}
      action="/admin/final-assignments"
      className="flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="intent" value="publish" />
      <input type="hidden" name="seen" value={nextVersion - 1} />
      <Button
        variant="primary"
        busy={isPublishing || isWaiting}
        onClick={(event) => {
          if (isReady) return;
          event.preventDefault();
          setWaiting(true);
        }}
      >
        {adminCopy.week.publish(nextVersion)}
      </Button>
      {readyAt !== null && !isReady && (
        <p role="status" className="text-sm text-muted">
          <Sentence
            text={isWaiting ? adminCopy.week.publishSoon : adminCopy.week.waits}
            parts={{
              left: (
                <CompactCountdown
                  until={readyAt}
                  serverNow={toEpochMs(now)}
                  onEnd={() => setReady(true)}
                />
              ),
            }}
          />
        </p>
      )}
    </PostForm>
  );
};
