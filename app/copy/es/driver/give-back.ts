import type * as en from '~/app/copy/en/driver/give-back';

export const giveBack: typeof en.giveBack = {
  ask: (job) => `${job} se movió más de una hora o tiene otros días. Por eso puede devolverlo.`,
  askAgain: (job) =>
    `Usted pidió devolver ${job} y después cambió otra vez. Todavía puede devolverlo.`,
  keep: 'Quedármelo',
  open: 'Devolverlo…',
  title: (job) => `¿Devolver ${job}?`,
  what: 'Qué pasa',
  steps: (job) => [
    `Su despachador pasa ${job} a los siguientes de la lista, por antigüedad. Hasta entonces es suyo y puede quedárselo.`,
    'Después no tiene trabajo en esta semana, a menos que le llegue por su lista otro que quede libre.',
    `${job} ya no vuelve a usted por la lista.`,
  ],
  confirm: (job) => `Devolver ${job}`,
  waitingTitle: (job, days) => `Pidió devolver ${job} · ${days}`,
  waiting: 'Lo pidió el {time}. Es suyo hasta que el despachador lo pase a otro.',
  keepAfterAll: (job) => `Quedarme con ${job}`,
  gave: (job) => `Usted devolvió ${job}.`,
  nothing: 'No hay nada que devolver',
  nothingText:
    'Un trabajo se puede devolver mientras su cambio sea nuevo para usted y hasta que termine su semana. Si no, hable con su despachador.',
};
