import type { reasons as en } from '~/app/copy/en/driver/reasons';
import type { DriverReason } from '~/domain/award/driver-reason';

type Taker = Extract<DriverReason, { code: 'went-to' }>['taker'];
type WeekFull = Extract<DriverReason, { code: 'week-full' }>;
type Before = WeekFull['before'] | 'held';

const describeKeeper = ({ seniorityNumber }: Taker): string =>
  seniorityNumber === null
    ? 'un conductor sin número de antigüedad'
    : `el conductor n.º ${seniorityNumber}`;

const describeTaker = (
  { seniorityNumber, rank }: Taker,
  it: 'lo' | 'la',
  before?: Before,
): string => {
  const who =
    seniorityNumber === null
      ? 'un conductor sin número de antigüedad'
      : `un conductor de ${before ? 'menor' : 'mayor'} antigüedad (n.º ${seniorityNumber})`;
  const went =
    rank === null ? `le tocó a ${who}` : `le tocó a ${who}, que ${it} tenía como opción ${rank}`;
  if (before === 'round') return `${went}, en una ronda anterior`;
  if (before === 'held') return `${went}, y ${it} conserva`;
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

const describeFullJob = (places: number, taker: Taker, before?: Before): string =>
  taker.isManual
    ? `las ${places} plazas se asignaron manualmente`
    : `las ${places} plazas están ocupadas; la última ${describeTaker(taker, 'la', before)}`;

export const reasons: typeof en = {
  describe: (reason) => {
    switch (reason.code) {
      case 'awarded':
        if (reason.isManual) return 'se le asignó manualmente';
        return reason.round ? `le tocó a usted en la ronda ${reason.round}` : 'le tocó a usted';
      case 'traded-away':
        return 'le tocó a usted; lo intercambió';
      case 'went-to':
        return describeTaker(reason.taker, 'lo', reason.isHeld && 'held');
      case 'assigned-manually':
        return 'asignado manualmente';
      case 'job-full':
        return describeFullJob(reason.places, reason.taker, reason.isHeld && 'held');
      case 'week-full':
        return describeFullWeek(reason);
      case 'needs-airport-certification':
        return 'requiere certificación de aeropuerto';
      case 'struck':
        return 'se quitó de su lista cuando renunció a una semana o la rechazó';
      case 'freed':
        return 'usted lo tuvo hasta que quedó libre, así que no se le volvió a ofrecer';
      case 'chain-ended':
        return 'quedó libre: su sitio limita cuántos conductores cambian cuando se libera un trabajo';
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
        return 'quedó como se publicó: no se volvieron a repartir todos los trabajos';
      case 'kept':
        return 'usted lo conservó cuando se volvieron a repartir los trabajos';
      case 'kept-by':
        return `lo conservó ${describeKeeper(reason.taker)}, que ya lo tenía`;
      case 'got-kept':
        return `usted conservó ${reason.keptId}`;
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
