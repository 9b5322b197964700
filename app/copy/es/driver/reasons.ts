import type { reasons as en } from '~/app/copy/en/driver/reasons';
import type { DriverReason } from '~/domain/award/driver-reason';

type Taker = Extract<DriverReason, { code: 'went-to' }>['taker'];

const describeTaker = ({ seniorityNumber, rank }: Taker, it: 'lo' | 'la'): string => {
  const who =
    seniorityNumber === null
      ? 'un conductor sin número de antigüedad'
      : `un conductor de mayor antigüedad (n.º ${seniorityNumber})`;
  return rank === null
    ? `le tocó a ${who}`
    : `le tocó a ${who}, que ${it} tenía como preferencia ${rank}`;
};

const describeFullWeek = (slots: number, taker: Taker | null): string => {
  if (taker === null) return 'esta semana no tiene cupos';
  if (taker.isManual)
    return slots === 1 ? 'asignada manualmente' : `los ${slots} cupos se asignaron manualmente`;
  return slots === 1
    ? describeTaker(taker, 'la')
    : `los ${slots} cupos están ocupados; el último ${describeTaker(taker, 'la')}`;
};

export const reasons: typeof en = {
  describe: (reason) => {
    switch (reason.code) {
      case 'awarded':
        return reason.isManual ? 'se le asignó manualmente' : 'le tocó a usted';
      case 'went-to':
        return describeTaker(reason.taker, 'lo');
      case 'assigned-manually':
        return 'asignado manualmente';
      case 'week-full':
        return describeFullWeek(reason.slots, reason.taker);
      case 'needs-airport-certification':
        return 'requiere certificación de aeropuerto';
      case 'struck':
        return 'se quitó de su lista cuando renunció a una semana o la rechazó';
      case 'got-earlier-pick':
        return `antes le tocó su preferencia ${reason.earlierRank}`;
      case 'got-manual':
        return `se le asignó ${reason.manualId} manualmente`;
      case 'not-eligible':
        return 'usted no es elegible en esta selección';
      case 'on-vacation':
        return `está de vacaciones (${reason.weekId})`;
      case 'not-offered':
        return 'no se ofrece esta semana';
    }
  },
};
