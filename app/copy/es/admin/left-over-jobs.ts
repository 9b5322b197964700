import type * as en from '~/app/copy/en/admin/left-over-jobs';
import { plural } from '~/app/copy/es/plural';

export const leftOver: typeof en.leftOver = {
  title: 'Trabajos sobrantes',
  shortcut: 'Ofrecer los trabajos que nadie tiene',
  intro:
    'Ofrezca en las páginas de los conductores los trabajos que nadie tiene hasta la hora que usted fije. Quien pueda tener uno puede tomarlo, decide la antigüedad y nadie pierde su trabajo por ello.',
  none: 'Todos los trabajos publicados tienen conductor',
  noneText:
    'Aquí aparecen los trabajos que nadie tiene desde que se publica una semana hasta que termina.',
  week: (days) => `Semana del ${days}`,
  offerTitle: (jobs) => `${plural(jobs, 'trabajo', 'trabajos')} sin conductor`,
  chooseJobs: 'Trabajos que se ofrecen',
  until: (zone) => `Ofrecer hasta (${zone})`,
  discard: (drivers) =>
    `Descartar las respuestas de ${plural(drivers, 'conductor', 'conductores')}`,
  waiting: (drivers, days) =>
    `Las respuestas de ${plural(drivers, 'conductor', 'conductores')} sobre la semana del ${days} esperan a que se publiquen. Publíquelas allí primero. Otra oferta las descarta.`,
  offer: 'Ofrecer estos trabajos',
  offerText:
    'Los conductores lo leen enseguida en sus páginas. No se envían mensajes: envíe una nota si deben entrar a verlo.',
  sendNote: 'Enviar una nota',
  running: 'Se ofrecen en las páginas de los conductores',
  runningUntil: 'Los conductores pueden responder hasta el {time}.',
  over: 'Terminó el plazo para responder',
  overSince: 'Terminó el {time}.',
  changeUntil: 'Cambiar la hora',
  offerAgain: 'Ofrecer de nuevo',
  endNow: 'Terminar ahora',
  answers: (drivers) =>
    drivers === 0
      ? 'Nadie ha tomado ninguno todavía'
      : `Tomados por ${plural(drivers, 'conductor', 'conductores')}`,
  answerHint:
    'Primero el de más antigüedad; los trabajos de cada conductor en el orden en que los tomó.',
  nobody:
    'Nadie tomó ninguno. Ofrézcalos de nuevo o asigne uno manualmente en Asignaciones finales.',
  assign: 'Asignar manualmente',
  others: (jobs) => `No se ofrecen: ${jobs.join(', ')}.`,
  noChange: 'Nadie de quienes tomaron uno puede recibirlo ahora; no hay nada que publicar.',
  publish: (drivers) => `Publicar y avisar a ${plural(drivers, 'conductor', 'conductores')}`,
};
