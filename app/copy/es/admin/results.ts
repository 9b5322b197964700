import type { results as en } from '~/app/copy/en/admin/results';
import { plural } from '~/app/copy/es/plural';

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const results: typeof en = {
  seenCount: (seen, all) =>
    `${seen} de ${drivers(all)} ${seen === 1 ? 'confirmó' : 'confirmaron'} su resultado`,
  whoHasNot: 'Quiénes faltan',
  title: 'Resultados sin confirmar',
  intro: 'Los conductores confirman su resultado en su página con “Entendido”.',
  back: 'Volver a las asignaciones',
  count: (unseen, all) =>
    `${unseen} de ${drivers(all)} no ${unseen === 1 ? 'ha' : 'han'} confirmado su resultado.`,
  tableTitle: 'Sin confirmar',
  result: 'Resultado',
  none: 'Ninguno',
  email: 'Recibe mensajes',
  yes: 'Sí',
  no: 'No',
  everybody: 'Todos los conductores confirmaron su resultado',
  everybodyHint: 'Si una versión nueva cambia un resultado, su conductor vuelve a aparecer aquí.',
  nothingPublished: 'Ahora no hay asignaciones publicadas',
  nothingPublishedHint: 'Publique primero las asignaciones. Después verá aquí quiénes faltan.',
  print: 'Imprimir la lista',
  pages: 'Páginas de conductores',
  remind: (unseen) =>
    `Recordar a ${unseen === 1 ? 'este conductor' : `estos ${unseen} conductores`}`,
  remindText: (reached, unseen) =>
    `${reached} de ${drivers(unseen)} lo ${reached === 1 ? 'recibirá' : 'recibirán'} por correo o como notificación. Puede enviar un recordatorio por versión.`,
  nobodyReached:
    'A ninguno de estos conductores se le puede avisar por correo o notificación. Imprima la lista.',
  reminded: 'Envió el recordatorio de esta versión el {time}.',
  ofWeek: (days, version) => `Semana del ${days}, versión ${version}`,
  ofVacations: (version) => `Semanas de vacaciones, versión ${version}`,
  withdraw: 'Retirar',
  withdrawTitle: (version) => `¿Retirar la versión ${version}?`,
  withdrawJobs:
    'Los conductores ya no ven sus resultados. Ven que las asignaciones se retiraron, cuándo y su motivo. Se les avisa por correo y con una notificación, según lo que eligieron. El período vuelve a revisión: puede cambiar asignaciones y publicar de nuevo, o reabrir la selección.',
  withdrawWeeks:
    'Los conductores ya no ven sus semanas. Ven que las asignaciones se retiraron, cuándo y su motivo. Se les avisa por correo y con una notificación, según lo que eligieron. Puede cambiar asignaciones y publicar de nuevo.',
  withdrawKeeps: 'El registro de esta versión y sus reclamos quedan en Semanas anteriores.',
  reason: 'Motivo',
  reasonHint: (limit) =>
    `Hasta ${limit} caracteres. Lo leen todos los conductores; no nombre a ninguno.`,
  withdrawConfirm: (version) => `Retirar la versión ${version}`,
  withdrawnVersion: (version) => `Retirada, versión ${version}`,
  withdrawnText: 'Publicada el {published}, retirada el {time}. Motivo: {reason}',
  withdrawnKept: 'Los conductores no ven esta versión. Su registro se conserva abajo.',
  withdrawnMark: 'Retirada',
};
