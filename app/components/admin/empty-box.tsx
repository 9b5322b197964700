import type { ComponentProps } from 'react';
import { EmptyState } from '~/app/components/ui/empty-state';

/** Stands in a box where a list would be. */
export const EmptyBox = (props: ComponentProps<typeof EmptyState>) => (
  <div className="rounded-box border border-base-300 bg-base-100">
    <EmptyState {...props} />
  </div>
);
