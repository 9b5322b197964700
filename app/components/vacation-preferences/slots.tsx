import type { OfferedWeek } from '~/domain/vacation/offered-week';

/** How many slots of a week nobody holds yet, and whether its time has come. */
export const Slots = ({ week: { isPast, remainingSlots, totalSlots } }: { week: OfferedWeek }) => {
  const left = `${remainingSlots} of ${totalSlots} slots left`;
  return (
    <>
      {isPast && 'Already begun · '}
      {remainingSlots === 0 && (
        <>
          <strong>Full</strong> ·{' '}
        </>
      )}
      {left}
    </>
  );
};
