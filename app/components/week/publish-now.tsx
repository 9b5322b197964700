import { useEffect, useRef, useState } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { CompactCountdown } from '~/app/components/time/countdown';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { adminCopy } from '~/app/copy/copy';
import { toEpochMs, toInstant } from '~/domain/shared/instant';

/** How long publishing can be canceled after the button was pressed. */
const cancelMs = 5_000;
const page = '/admin/final-assignments?view=provisional';

/**
 * Publishes the award that the page shows. Pressed, it counts down and can be canceled. While saves from before the cutoff
 * may still arrive, it counts down until they have, and then publishes by itself. Without JavaScript it is a link to
 * the confirmation.
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
  const shownAt = useRef({ server: 0, device: 0 });
  const [countdown, setCountdown] = useState<{ from: number; until: string } | null>(null);
  const isPublishing = useSending('publish');
  useEffect(() => {
    shownAt.current = { server: toEpochMs(now), device: performance.now() };
  }, [now]);
  const label = adminCopy.week.publish(nextVersion);
  if (!useHydrated()) {
    return (
      <LinkButton to={`${page}&dialog=publish`} variant="primary">
        {label}
      </LinkButton>
    );
  }
  const start = () => {
    const from = shownAt.current.server + performance.now() - shownAt.current.device;
    const ready = readyAt === null ? 0 : toEpochMs(readyAt);
    setCountdown({ from, until: toInstant(Math.max(ready, from + cancelMs)) });
  };
  return (
    <PostForm ref={form} action={page} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="publish" />
      <input type="hidden" name="seen" value={nextVersion - 1} />
      {countdown ? (
        <>
          <p role="status">
            <Sentence
              text={adminCopy.week.publishing}
              parts={{
                left: (
                  <CompactCountdown
                    until={countdown.until}
                    serverNow={countdown.from}
                    onEnd={() => {
                      setCountdown(null);
                      form.current?.requestSubmit();
                    }}
                  />
                ),
              }}
            />
          </p>
          <Button type="button" onClick={() => setCountdown(null)}>
            {adminCopy.week.cancelPublishing}
          </Button>
        </>
      ) : (
        <Button type="button" variant="primary" busy={isPublishing} onClick={start}>
          {label}
        </Button>
      )}
    </PostForm>
  );
};
