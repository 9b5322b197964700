import { getEnteredNotice } from '~/app/components/ranking/entered-notice';
import { getGoneNotice } from '~/app/components/ranking/gone-notice';
import { NoticeList, type Notice } from '~/app/components/ranking/notice-list';
import { copy } from '~/app/copy/copy';
import type { VacationView } from './vacation-view';

const getClosedNotice = ({ closing }: Pick<VacationView, 'closing'>, isDirty: boolean): Notice =>
  closing.at
    ? {
        kind: 'warning',
        isOpen: true,
        title: copy.vacationPreferences.closed,
        text: (
          <>
            {copy.vacationPreferences.viewOnly}
            {isDirty && (
              <strong className="mt-1 block">{copy.vacationPreferences.notSubmitted}</strong>
            )}
          </>
        ),
      }
    : {
        kind: 'info',
        isOpen: true,
        title: copy.vacationPreferences.notOpen,
        text: copy.vacationPreferences.notOpenText,
      };

/** What a driver should know about their list: ranking closed or reopened, weeks no longer offered or full. */
export const VacationNotices = ({ view, isDirty }: { view: VacationView; isDirty: boolean }) => {
  const { offered, vanished, mayEdit, isPublished } = view;
  const hasFullWeeks = offered.some(
    (week) => !week.isPast && !week.isClosed && week.remainingSlots === 0,
  );
  const notices: Notice[] = [
    ...(mayEdit ? [] : [getClosedNotice(view, isDirty)]),
    ...getEnteredNotice(view),
    ...getGoneNotice({
      picks: vanished,
      noun: 'week',
      text: copy.vacationPreferences.gone(vanished.length),
    }),
    ...(mayEdit && isPublished
      ? [
          {
            kind: 'info' as const,
            title: copy.vacationPreferences.reopened,
            text: copy.vacationPreferences.reopenedText,
          },
        ]
      : []),
    ...(mayEdit && hasFullWeeks
      ? [
          {
            kind: 'info' as const,
            title: copy.vacationPreferences.fullTitle,
            text: copy.vacationPreferences.fullText,
          },
        ]
      : []),
  ];
  return <NoticeList notices={notices} {...(view.notes.length > 0 && { shownOnPhones: 1 })} />;
};
