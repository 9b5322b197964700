import type { DriverReason } from '~/domain/award/driver-reason';

type Taker = Extract<DriverReason, { code: 'went-to' }>['taker'];
type WeekFull = Extract<DriverReason, { code: 'week-full' }>;
/** Why a less senior driver came first. */
type Before = WeekFull['before'] | 'held';

const describeKeeper = ({ seniorityNumber }: Taker): string =>
  seniorityNumber === null ? 'a driver without a seniority number' : `driver #${seniorityNumber}`;

const describeTaker = ({ seniorityNumber, rank }: Taker, before?: Before): string => {
  const who =
    seniorityNumber === null
      ? 'a driver without a seniority number'
      : `a ${before ? 'less' : 'more'} senior driver (#${seniorityNumber})`;
  const went = rank === null ? `went to ${who}` : `went to ${who}, who ranked it #${rank}`;
  if (before === 'round') return `${went}, in an earlier round`;
  if (before === 'held') return `${went}, and keeps it`;
  return before === 'published' ? `${went}, before weeks were passed on` : went;
};

const describeFullWeek = ({ slots, taker, before }: WeekFull): string => {
  if (taker === null) return 'the week has no slots';
  if (taker.isManual)
    return slots === 1 ? 'assigned manually' : `all ${slots} slots were assigned manually`;
  return slots === 1
    ? describeTaker(taker, before)
    : `all ${slots} slots were taken; the last ${describeTaker(taker, before)}`;
};

const describeFullJob = (places: number, taker: Taker, before?: Before): string =>
  taker.isManual
    ? `all ${places} places were assigned manually`
    : `all ${places} places were taken; the last ${describeTaker(taker, before)}`;

export const reasons = {
  /** Why a pick was awarded or not. Other drivers are identified only by seniority number. */
  describe: (reason: DriverReason): string => {
    switch (reason.code) {
      case 'awarded':
        if (reason.isManual) return 'assigned to you manually';
        return reason.round ? `awarded to you in round ${reason.round}` : 'awarded to you';
      case 'traded-away':
        return 'awarded to you; you traded it';
      case 'went-to':
        return describeTaker(reason.taker, reason.isHeld && 'held');
      case 'assigned-manually':
        return 'assigned manually';
      case 'job-full':
        return describeFullJob(reason.places, reason.taker, reason.isHeld && 'held');
      case 'week-full':
        return describeFullWeek(reason);
      case 'needs-airport-certification':
        return 'needs airport certification';
      case 'struck':
        return 'removed from your list when you gave up or declined a week';
      case 'freed':
        return 'you held it until it was freed, so it was not offered to you again';
      case 'chain-ended':
        return 'left free: your site limits how many drivers move when a job is freed';
      case 'got-earlier-pick':
        return `you got pick ${reason.earlierRank} instead`;
      case 'overlaps':
        return `overlaps with ${reason.weekId}, which you got`;
      case 'weeks-used-up':
        return reason.weeks === 0
          ? 'you have no vacation weeks to pick'
          : `you already got ${reason.weeks === 1 ? 'your week' : `your ${reason.weeks} weeks`}`;
      case 'not-freed':
        return 'has a free slot, but only weeks given up since the last publication are passed on';
      case 'not-awarded-again':
        return 'stayed as published: not all jobs were awarded again';
      case 'kept':
        return 'you kept it when jobs were awarded again';
      case 'kept-by':
        return `stayed with ${describeKeeper(reason.taker)}, who had it before`;
      case 'got-kept':
        return `you kept ${reason.keptId}`;
      case 'got-manual':
        return `you were assigned ${reason.manualId} manually`;
      case 'not-eligible':
        return 'you are not eligible for this selection';
      case 'on-vacation':
        return `you are on vacation (${reason.weekId})`;
      case 'on-leave':
        return 'you are on leave';
      case 'not-offered':
        return 'not offered this week';
    }
  },
};
