import type { DriverReason } from '~/domain/award/driver-reason';

type Taker = Extract<DriverReason, { code: 'went-to' }>['taker'];

const describeTaker = ({ seniorityNumber, rank }: Taker): string => {
  const who =
    seniorityNumber === null
      ? 'a driver without a seniority number'
      : `a more senior driver (#${seniorityNumber})`;
  return rank === null ? `went to ${who}` : `went to ${who}, who ranked it #${rank}`;
};

const describeFullWeek = (slots: number, taker: Taker | null): string => {
  if (taker === null) return 'the week has no slots';
  if (taker.isManual)
    return slots === 1 ? 'assigned manually' : `all ${slots} slots were assigned manually`;
  return slots === 1
    ? describeTaker(taker)
    : `all ${slots} slots were taken; the last ${describeTaker(taker)}`;
};

export const reasons = {
  /** Why a pick was awarded or not. Other drivers are identified only by seniority number. */
  describe: (reason: DriverReason): string => {
    switch (reason.code) {
      case 'awarded':
        return reason.isManual ? 'assigned to you manually' : 'awarded to you';
      case 'went-to':
        return describeTaker(reason.taker);
      case 'assigned-manually':
        return 'assigned manually';
      case 'week-full':
        return describeFullWeek(reason.slots, reason.taker);
      case 'needs-airport-certification':
        return 'needs airport certification';
      case 'struck':
        return 'removed from your list when you gave up or declined a week';
      case 'got-earlier-pick':
        return `you got pick ${reason.earlierRank} instead`;
      case 'got-manual':
        return `you were assigned ${reason.manualId} manually`;
      case 'not-eligible':
        return 'you are not eligible for this selection';
      case 'on-vacation':
        return `you are on vacation (${reason.weekId})`;
      case 'not-offered':
        return 'not offered this week';
    }
  },
};
