import { Alert } from '~/app/components/ui/alert';
import type { VacationView } from './vacation-view';

const ClosedNotice = ({
  closing,
  isDirty,
}: {
  closing: VacationView['closing'];
  isDirty: boolean;
}) =>
  closing.at ? (
    <Alert kind="warning" title="The vacation portal is closed">
      You can no longer submit vacation preferences. The list below is what counts.
      {isDirty && (
        <strong className="mt-1 block">
          Changes that you had not saved before the portal closed were not submitted.
        </strong>
      )}
    </Alert>
  ) : (
    <Alert kind="info" title="The vacation portal is not open yet">
      You can look at the weeks. Rank them once your site opens the portal.
    </Alert>
  );

/** What a driver has to know before reading the list: closed, open again, vanished or full weeks. */
export const VacationNotices = ({
  view: { offered, vanished, mayEdit, closing, isPublished },
  isDirty,
}: {
  view: VacationView;
  isDirty: boolean;
}) => {
  const hasFullWeeks = offered.some((week) => !week.isPast && week.remainingSlots === 0);
  return (
    <>
      {!mayEdit && <ClosedNotice closing={closing} isDirty={isDirty} />}
      {mayEdit && isPublished && (
        <Alert kind="info" title="The vacation portal is open again">
          What you save now counts when the weeks are assigned again. Until then the week above is
          yours.
        </Alert>
      )}
      {vanished.length > 0 && (
        <Alert kind="warning" title="Some of your picks are no longer offered">
          <span className="tabular-nums">{vanished.join(', ')}</span>{' '}
          {vanished.length === 1 ? 'was' : 'were'} taken off your list.
        </Alert>
      )}
      {mayEdit && hasFullWeeks && (
        <Alert kind="info" title="Full weeks can be ranked, too">
          All slots of a full week are assigned already. You get it only if one becomes free before
          the weeks are assigned; otherwise your next pick is tried.
        </Alert>
      )}
    </>
  );
};
