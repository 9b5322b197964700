import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PostForm } from '~/app/components/forms/post-form';
import { StatusChip } from '~/app/components/ui/status-chip';
import { useSending } from '~/app/components/forms/use-sending';

/** Marks the browser that shows it as a kiosk of the site, or takes the mark off. */
export const KioskComputer = ({
  isMarked,
  kioskMode,
}: {
  isMarked: boolean;
  kioskMode: boolean;
}) => {
  const intent = isMarked ? 'unmark-kiosk' : 'mark-kiosk';
  return (
    <Card
      title="This computer"
      description="A kiosk is a computer that drivers share. This setting applies to this browser and this site only."
      actions={
        <StatusChip tone={isMarked ? 'info' : 'neutral'}>
          {isMarked ? 'Marked as a kiosk' : 'Not a kiosk'}
        </StatusChip>
      }
    >
      <PostForm replace preventScrollReset className="flex flex-wrap items-center gap-4">
        <Button name="intent" value={intent} busy={useSending(intent)}>
          {isMarked ? 'Stop using this computer as a kiosk' : 'Use this computer as a kiosk'}
        </Button>
        <p className="max-w-prose flex-1 basis-64 text-sm text-muted">
          {isMarked
            ? kioskMode
              ? 'Log out of administration before drivers use this computer.'
              : 'Kiosk mode is off for the site: this computer works like any other until you switch it on above.'
            : 'On this computer, drivers start at your site’s landing page. Kiosk mode above must be on.'}
        </p>
      </PostForm>
    </Card>
  );
};
