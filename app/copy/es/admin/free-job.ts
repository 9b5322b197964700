import type * as en from '~/app/copy/en/admin/free-job';
import { plural } from '~/app/copy/es/plural';

export const freeJob: typeof en.freeJob = {
  title: 'Liberar un trabajo',
  shortcut: 'Pasar el trabajo de un conductor enfermo a los siguientes de la lista',
  intro:
    'Para un conductor que está enfermo, se va o devuelve un trabajo publicado. El trabajo pasa a los siguientes de la lista por antigüedad: deciden las listas, nadie pierde su trabajo y quien cambia recibe uno que puso más arriba.',
  none: 'No queda ninguna semana publicada',
  noneText:
    'Se pueden liberar trabajos desde que se publica una semana hasta que esa semana termina.',
  choose: '¿De quién es el trabajo que queda libre?',
  chooseHint: 'Conductores con un trabajo en una semana publicada que no ha terminado.',
  show: 'Mostrar quién lo recibe',
  givenBackTitle: (jobs) =>
    jobs === 1
      ? '1 conductor devuelve un trabajo que cambió'
      : `${jobs} conductores devuelven trabajos que cambiaron`,
  givenBackBy: (job, driver, days) => `Pasar ${job} de ${driver} a otro, semana del ${days}`,
  allGivenBack: (jobs) => `Los ${jobs}`,
  givenBackAt: 'Devuelto el {time}, después de que cambió el trabajo.',
  holds: (driver, job) => `${driver} tiene ${job}`,
  otherWeek: (days, job) => `También tiene ${job} en la semana del ${days}`,
  why: 'Motivo',
  reasons: {
    away: { label: 'Enfermo o ausente', text: 'Estos días se anotan como ausencia.' },
    gives: {
      label: 'Lo devuelve',
      text: 'Todavía puede recibir otros trabajos que queden libres.',
    },
  },
  onLeave: (days) => `Ausente ${days}; por eso no recibe ningún trabajo de esta semana.`,
  update: 'Actualizar',
  giveTo: 'Dárselo a',
  giveToHint: 'Si lo deja vacío, decide la lista.',
  given: (job, driver) => `${job} es para ${driver}`,
  chainTitle: 'Cómo se reparten los trabajos liberados',
  step: ({ offer, giver, taker, movedFrom, isGivenBack }) => {
    const freed =
      giver === null ? offer : `${offer}, que ${isGivenBack ? 'devolvió' : 'dejó'} ${giver}`;
    if (taker === null)
      return `${freed}: a nadie más en la lista le conviene más que su propio trabajo.`;
    return movedFrom === null
      ? `${freed}, es para ${taker}.`
      : `${freed}, es para ${taker}, que deja ${movedFrom}.`;
  },
  left: (jobs) => `Queda libre: ${jobs.join(', ')}.`,
  limit: (moves) =>
    `Su sede permite que cambien como máximo ${plural(moves, 'conductor', 'conductores')} por cada trabajo liberado.`,
  withOthers: (jobs) =>
    `También se reparten, porque se eliminó al conductor o se retiró la asignación manual: ${jobs.join(', ')}.`,
  confirm: (job, drivers) =>
    `Liberar ${job} y avisar a ${plural(drivers, 'conductor', 'conductores')}`,
  next: (version) =>
    `Esto publica ahora la versión ${version}. Los conductores leen qué tenían, qué tienen y por qué.`,
};
