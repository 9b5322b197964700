import type { OfferedWeek } from '~/domain/vacation/offered-week';

/** How many slots of a week nobody holds yet, or that its time is over. */
export const Slots = ({ week: { isPast, remainingSlots, totalSlots } }: { week: OfferedWeek }) => {
  if (isPast) return <span className="text-muted">Already begun</span>;
  const left = `${remainingSlots} of ${totalSlots} slots left`;
  return remainingSlots > 0 ? (
    left
  ) : (
    <>
      <strong>Full</strong> · {left}
    </>
  );
};
