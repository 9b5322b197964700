import { getEnteredNotice } from '~/app/components/ranking/entered-notice';
import { getGoneNotice } from '~/app/components/ranking/gone-notice';
import { NoticeList, type Notice } from '~/app/components/ranking/notice-list';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { formatDaysOfYear, formatWeekDays } from '~/app/copy/format-time';
import type { PreferencesView } from './preferences-view';

const getClosedNotice = ({ selection, mayEdit }: PreferencesView, isDirty: boolean): Notice[] => {
  if (selection.state !== 'closed') return [];
  return [
    {
      kind: 'warning',
      isOpen: true,
      title: copy.preferences.deadlinePassed,
      text: mayEdit ? (
        copy.preferences.lateSaves
      ) : (
        <>
          {copy.preferences.viewOnly}
          {isDirty && <strong className="mt-1 block">{copy.preferences.notSubmitted}</strong>}
        </>
      ),
    },
  ];
};

const getAwayNotice = ({ onVacation, onLeave, selection }: PreferencesView): Notice[] => {
  const week = formatWeekDays(selection.periodId);
  if (onLeave) {
    const days = formatDaysOfYear(onLeave.from, onLeave.to);
    const text = copy.preferences.leaveText(days, week);
    return [{ kind: 'info', title: copy.preferences.leaveTitle, text }];
  }
  if (!onVacation) return [];
  const text = copy.preferences.vacationText(onVacation, week);
  return [{ kind: 'info', title: copy.preferences.vacationTitle, text }];
};

const getListNotices = ({
  standing,
  vanished,
  saved,
  mayEdit,
  selection: { periodId },
  onVacation,
  onLeave,
}: PreferencesView): Notice[] => [
  ...getGoneNotice({
    picks: vanished,
    noun: 'job',
    text: saved
      ? copy.preferences.goneSaved(vanished.length)
      : copy.preferences.goneCarried(vanished.length),
  }),
  ...(standing && !onVacation && !onLeave
    ? [
        {
          kind: 'info' as const,
          title: copy.preferences.carriedTitle,
          text: (
            <>
              {copy.preferences.takesPart(formatWeekDays(periodId))}{' '}
              {mayEdit && copy.preferences.saveToConfirm}
            </>
          ),
        },
      ]
    : []),
];

const getMoreTimeNotice = ({ selection }: PreferencesView): Notice[] =>
  selection.movedForOutage !== null && selection.state === 'open'
    ? [
        {
          kind: 'info',
          title: copy.preferences.moreTime,
          text: (
            <Sentence
              text={copy.preferences.moreTimeText(selection.movedForOutage)}
              parts={{ deadline: <DeadlineText deadline={selection.closesAt} /> }}
            />
          ),
        },
      ]
    : [];

/**
 * What a driver should know about their list: selection closed, list carried over, or picks no longer offered. The line of
 * this week's job and a note, which are above, each take the room of one on phones.
 */
export const JobNotices = ({ view, isDirty }: { view: PreferencesView; isDirty: boolean }) => (
  <NoticeList
    shownOnPhones={2 - Number(view.notes.length > 0) - Number(view.atWork.length > 0)}
    notices={[
      ...getClosedNotice(view, isDirty),
      ...getEnteredNotice(view),
      ...getAwayNotice(view),
      ...getListNotices(view),
      ...getMoreTimeNotice(view),
    ]}
  />
);
