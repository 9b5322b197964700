import { DeadlineText } from '~/app/components/time/deadline-text';
import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { useHasRole } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import type { Seal } from '~/domain/site/seal';

/** Until when lists are sealed. */
export const SealedText = ({ seal: { until } }: { seal: Seal }) =>
  until ? (
    <Sentence
      text={adminCopy.common.sealedUntil}
      parts={{ deadline: <DeadlineText deadline={until} short /> }}
    />
  ) : (
    adminCopy.common.sealedOpenEnd
  );

/** Stands where a page would show what drivers picked, or what follows from it. */
export const SealedNote = ({ seal }: { seal: Seal }) => (
  <Alert kind="info" title={<SealedText seal={seal} />}>
    {useHasRole('dispatcher') ? adminCopy.common.sealedText : adminCopy.people.sealedForStewards}
  </Alert>
);
