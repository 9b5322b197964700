import { InstantText } from '~/app/components/time/instant-text';
import { useReaderZone } from '~/app/components/time/use-reader-zone';

/** An instant in the time zone of the visitor's device; without JavaScript in UTC. */
export const VisitorTime = ({ at }: { at: string }) => (
  <InstantText at={at} timeZone={useReaderZone() ?? 'UTC'} />
);
