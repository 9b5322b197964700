import type { erasure as en } from '~/app/copy/en/admin/erasure';

export const erasure: typeof en = {
  title: 'Borrar los datos de un conductor',
  shortcut: 'Eliminar para siempre todo lo que nombra a un conductor',
  intro:
    'Esta página elimina para siempre todo lo que nombra a un conductor en esta sede. Para quitar a alguien solo de la lista, elimínelo en Editar conductores.',
  whom: 'De quién son los datos',
  idHint: '7 cifras. El conductor puede haber dejado la lista.',
  review: 'Revisar',
  inRoster: (name, employeeId) => `¿Borrar los datos de ${name} (${employeeId})?`,
  notInRoster: (employeeId) => `¿Borrar los datos del ID de empleado ${employeeId}?`,
  notInRosterText:
    'Ningún conductor de la lista tiene este ID. Se borra todo lo demás que nombra el ID. No se encuentra un nombre que ningún texto guardado relacione con el ID.',
  gone: 'Qué se borra',
  goneItems: [
    'Nombre, ID de empleado, correo electrónico, número de celular, contraseña, preguntas de seguridad, claves de acceso y dispositivos.',
    'Todas las listas guardadas, los reclamos, las confirmaciones, las asignaciones manuales, los intercambios sin aprobar y los mensajes que no se han enviado.',
    'El ID de empleado y el nombre completo en el registro de actividad, en los avisos y en otros textos.',
  ],
  stays: 'Qué queda, y por qué',
  staysItems: [
    'Los resultados publicados, con un número al azar en lugar del conductor, para que los resultados de los demás sigan explicados. Sus registros reciben una huella nueva y todavía se pueden verificar.',
    'Los mensajes enviados, y las exportaciones, páginas impresas y copias de seguridad. Elimínelas donde se guarden.',
  ],
  noUndo: 'Esto no se puede deshacer.',
  typeAgain: 'Escriba de nuevo el ID de empleado',
  erase: 'Borrar los datos',
  choose: 'Otro conductor',
  erased: 'Conductores borrados',
  erasedText: 'Aquí solo se los conoce por su número en los resultados publicados.',
  none: 'Aquí no se han borrado los datos de ningún conductor.',
  number: (number) => `Conductor ${number}`,
  running: 'Borrando',
  done: 'Borrado',
  ordered: (by) => `Pedido por ${by}: {time}`,
  finished: 'Terminado: {time}',
  link: 'Borrar para siempre los datos de este conductor',
  linkText:
    'Elimina todo lo que nombra al conductor, también en semanas pasadas y en el registro de actividad.',
};
