import type * as en from '~/app/copy/en/driver/left-over-jobs';

export const leftOver: typeof en.leftOver = {
  title: (days) => `Trabajos que nadie tiene · ${days}`,
  until: 'Se ofrecen hasta el {time}.',
  rule: 'Si varios toman el mismo trabajo, decide la antigüedad. Después de esa hora verá aquí su resultado.',
  leaves: (jobId) => `Si recibe uno, deja ${jobId}.`,
  order: 'Si toma varios, cuenta como preferido el que tomó primero.',
  over: 'El plazo para responder terminó el {time}. Verá aquí su resultado cuando se publique.',
  take: 'Lo tomo',
  takeJob: (jobId) => `Tomo ${jobId}`,
  taken: 'Usted dijo que lo toma',
  takenAs: (place) => `Usted dijo que lo toma · ${place}`,
  takeBack: 'Retirar',
  takeBackJob: (jobId) => `Retirar ${jobId}`,
};
