import type { reasons as en } from '~/app/copy/en/driver/reasons';
import type { DriverReason } from '~/domain/award/driver-reason';

type Taker = Extract<DriverReason, { code: 'went-to' }>['taker'];
type WeekFull = Extract<DriverReason, { code: 'week-full' }>;

const describeTaker = (
  { seniorityNumber, rank }: Taker,
  it: 'lo' | 'la',
  before?: WeekFull['before'],
): string => {
  const who =
    seniorityNumber === null
      ? 'un conductor sin número de antigüedad'
      : `un conductor de ${before ? 'menor' : 'mayor'} antigüedad (n.º ${seniorityNumber})`;
  const went =
    rank === null ? `le tocó a ${who}` : `le tocó a ${who}, que ${it} tenía como opción ${rank}`;
  if (before === 'round') return `${went}, en una ronda anterior`;
  return before === 'published' ? `${went}, antes de repartir las semanas liberadas` : went;
};

const describeFullWeek = ({ slots, taker, before }: WeekFull): string => {
  if (taker === null) return 'esta semana no tiene cupos';
  if (taker.isManual)
    return slots === 1 ? 'asignada manualmente' : `los ${slots} cupos se asignaron manualmente`;
  return slots === 1
    ? describeTaker(taker, 'la', before)
    : `los ${slots} cupos están ocupados; el último ${describeTaker(taker, 'la', before)}`;
};

const describeFullJob = (places: number, taker: Taker): string =>
  taker.isManual
    ? `las ${places} plazas se asignaron manualmente`
    : `las ${places} plazas están ocupadas; la última ${describeTaker(taker, 'la')}`;

export const reasons: typeof en = {
  describe: (reason) => {
    switch (reason.code) {
      case 'awarded':
        if (reason.isManual) return 'se le asignó manualmente';
        return reason.round ? `le tocó a usted en la ronda ${reason.round}` : 'le tocó a usted';
      case 'traded-away':
        return 'le tocó a usted; lo intercambió';
      case 'went-to':
        return describeTaker(reason.taker, 'lo');
      case 'assigned-manually':
        return 'asignado manualmente';
      case 'job-full':
        return describeFullJob(reason.places, reason.taker);
      case 'week-full':
        return describeFullWeek(reason);
      case 'needs-airport-certification':
        return 'requiere certificación de aeropuerto';
      case 'struck':
        return 'se quitó de su lista cuando renunció a una semana o la rechazó';
      case 'got-earlier-pick':
        return `antes le tocó su opción ${reason.earlierRank}`;
      case 'overlaps':
        return `coincide con ${reason.weekId}, que ya le tocó`;
      case 'weeks-used-up':
        return reason.weeks === 0
          ? 'usted no tiene semanas de vacaciones para elegir'
          : `ya le ${reason.weeks === 1 ? 'tocó su semana' : `tocaron sus ${reason.weeks} semanas`}`;
      case 'not-freed':
        return 'tiene un cupo libre, pero solo se reparten las semanas liberadas desde la última publicación';
      case 'not-awarded-again':
        return 'quedó como se publicó: solo se cambió un trabajo, y los demás conservaron el suyo';
      case 'got-manual':
        return `se le asignó ${reason.manualId} manualmente`;
      case 'not-eligible':
        return 'usted no es elegible en esta selección';
      case 'on-vacation':
        return `está de vacaciones (${reason.weekId})`;
      case 'on-leave':
        return 'usted está de licencia';
      case 'not-offered':
        return 'no se ofrece esta semana';
    }
  },
};
