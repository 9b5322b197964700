import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import type { WindowState } from '~/domain/selection/selection-window';

/** The state of a selection period as a chip. */
export const WindowChip = ({ state }: { state: WindowState }) => {
  if (state === 'open') return <StatusChip tone="success">{copy.landing.open}</StatusChip>;
  if (state === 'not-opened')
    return <StatusChip tone="neutral">{copy.landing.notOpened}</StatusChip>;
  if (state === 'published') return <StatusChip tone="info">{copy.landing.published}</StatusChip>;
  return (
    <StatusChip tone="warning" icon={<Icon name="lock-keyhole" className="size-4 shrink-0" />}>
      {copy.landing.closed}
    </StatusChip>
  );
};
