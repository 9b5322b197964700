import type * as en from '~/app/copy/en/admin/award-again';
import { plural } from '~/app/copy/es/plural';

export const awardAgain: typeof en.awardAgain = {
  title: 'Adjudicar de nuevo',
  shortcut: 'Adjudicar de nuevo la semana publicada después de un error',
  intro:
    'Después de un error, como un trabajo que faltaba o una lista equivocada, adjudique de nuevo la semana publicada. Los conductores con más antigüedad pueden conservar el trabajo que tienen.',
  none: 'No hay ninguna semana publicada que adjudicar de nuevo',
  noneText:
    'Una semana se puede adjudicar de nuevo desde que se publica hasta que termina o se abre la selección siguiente.',
  from: 'Desde el número de antigüedad',
  fromHint: 'Los conductores con un número menor que tienen un trabajo lo conservan.',
  show: 'Mostrar el resultado',
  proposed: (from) => `Hasta el número ${from}, el resultado es igual que adjudicar todo de nuevo.`,
  everybody:
    'Todos pueden conservar lo que tienen: adjudicar todo de nuevo no cambia el trabajo de nadie.',
  partly: (from) => `Desde el número ${from}`,
  keeping: (drivers) =>
    `${plural(drivers, 'conductor conserva su trabajo', 'conductores conservan su trabajo')}.`,
  whole: 'Todo de nuevo',
  wholeText: 'Nadie conserva un trabajo por tenerlo.',
  same: 'De las dos maneras, cada conductor recibe el mismo trabajo.',
  changes: (drivers) =>
    drivers === 0
      ? 'Nadie recibe otro resultado.'
      : `Otro resultado: ${plural(drivers, 'conductor', 'conductores')}.`,
  nobodyWorse: 'Nadie recibe un trabajo que puso más abajo.',
  worse: (drivers) => `Salen perdiendo: ${plural(drivers, 'conductor', 'conductores')}`,
  loses: (lost, gained) => (gained === null ? `${lost} → sin trabajo` : `${lost} → ${gained}`),
  more: (count) => `Mostrar ${count} más`,
  publish: (from, version) => `Publicar la versión ${version} desde el número ${from}`,
  publishText:
    'Después puede cancelarlo durante un momento. Quien recibe otro resultado lee qué tenía, qué tiene y por qué.',
  publishWhole: 'Adjudicar todo de nuevo',
};
