import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';

/** Makes this browser a kiosk of the site, or an ordinary browser again. */
export const KioskComputer = ({
  id,
  title,
  isMarked,
  kioskMode,
}: {
  id: string;
  title: string;
  isMarked: boolean;
  kioskMode: boolean;
}) => {
  const intent = isMarked ? 'unmark-kiosk' : 'mark-kiosk';
  return (
    <Card
      id={id}
      title={title}
      className="scroll-mt-40"
      description={adminCopy.settings.thisComputerText}
      actions={
        <StatusChip tone={isMarked ? 'info' : 'neutral'}>
          {isMarked ? adminCopy.settings.isKiosk : adminCopy.settings.isNoKiosk}
        </StatusChip>
      }
    >
      <PostForm replace preventScrollReset className="flex flex-wrap items-center gap-4">
        <SendButton intent={intent}>
          {isMarked ? adminCopy.settings.unmarkKiosk : adminCopy.settings.markKiosk}
        </SendButton>
        <p className="max-w-prose flex-1 basis-64 text-sm text-muted">
          {isMarked
            ? kioskMode
              ? adminCopy.settings.logOutFirst
              : adminCopy.settings.kioskModeOff
            : adminCopy.settings.kioskStart}
        </p>
      </PostForm>
    </Card>
  );
};
