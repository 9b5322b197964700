import type { api as en } from '~/app/copy/en/server/api';

export const api: typeof en = {
  statuses: {
    400: 'No se puede leer la solicitud',
    401: 'Sin token válido',
    403: 'No permitido',
    404: 'No encontrado',
    405: 'Método no permitido',
    409: 'Conflicto con lo que está guardado',
    411: 'Falta Content-Length',
    413: 'La solicitud es demasiado grande',
    414: 'La URL es demasiado larga',
    415: 'No es JSON',
    422: 'La solicitud tiene errores',
    429: 'Demasiadas solicitudes',
    431: 'Demasiados encabezados',
    500: 'Algo falló de nuestro lado',
    503: 'No disponible en este momento',
  },
  operations: {
    'list-drivers': 'Lee la lista de conductores, página por página, por número de empleado.',
    'replace-drivers':
      'Reemplaza la lista de conductores, todo o nada, con las reglas de la página Editar conductores. Se quitan los conductores que no están en la solicitud, salvo que `mode` sea `keep`. Un campo que falta conserva su valor si el conductor está en la lista; uno nuevo recibe el valor predeterminado. Un texto vacío borra el teléfono, la fecha de antigüedad, el número de desempate o la nota.',
    'list-jobs': 'Lee la lista de trabajos, página por página, por ID.',
    'replace-jobs':
      'Reemplaza la lista de trabajos, todo o nada, con las reglas de la página Editar trabajos. Se quitan los trabajos que no están en la solicitud, salvo que `mode` sea `keep`. Un campo que falta conserva su valor si el trabajo está en la lista; uno nuevo recibe el valor predeterminado.',
    'list-awards':
      'Lee qué adjudicaciones de trabajos se publicaron en un año, primero las más recientes.',
    'read-award':
      'Lee el acta de una adjudicación publicada: todo a partir de lo cual se calculó, lo que otorga y su huella.',
    'list-vacation-awards':
      'Lee qué adjudicaciones de semanas de vacaciones se publicaron, primero las más recientes.',
    'read-vacation-award': 'Lee el acta de una adjudicación publicada de semanas de vacaciones.',
    'read-report': 'Lee un informe como filas.',
    'read-description': 'Esta descripción.',
  },
  parameters: {
    cursor: 'El valor de `next` de la página anterior. Sin él, la primera página.',
    limit: 'Cuántas filas tiene una página como máximo.',
    dryRun: 'Con `true` no se guarda nada: la respuesta dice qué cambiaría.',
    mode: 'Si las filas que no están en la solicitud se quitan (`replace`) o se quedan (`keep`).',
    basis:
      'El `basis` de una página o de una prueba. Si la lista cambió desde entonces, no se guarda nada y la respuesta es 409.',
    maxRemoved:
      'Cuántas filas se pueden quitar como máximo; si la solicitud quitara más, no se guarda nada y la respuesta es 409. Sin él y sin `basis`, cinco filas o una décima parte de la lista, lo que sea más.',
    year: 'Un año. Sin él, el último.',
    version:
      'Una versión, también una retirada. Sin ella, la más reciente; si esa se retiró, la respuesta es 409.',
    below: 'Lee las versiones anteriores a esta.',
    period: 'La semana ISO de la adjudicación, como 2026-W49. Sin ella, la actual.',
    periodId: 'La semana ISO de la adjudicación, como 2026-W49.',
    report: 'El nombre del informe.',
    key: 'Cualquier texto. La misma solicitud con la misma clave dentro de 24 horas recibe otra vez la primera respuesta y no cambia nada. Los rechazos no se conservan. Si la primera solicitud se interrumpió sin respuesta, se hace de nuevo: envíe también `basis` para que no reemplace nada que haya cambiado desde entonces.',
  },
  webhooks: {
    'selection.closed': 'Se cerró una selección de trabajos o de semanas de vacaciones.',
    'award.published': 'Se publicó la primera versión de una adjudicación.',
    'award.changed': 'Se publicó otra versión de una adjudicación, o se retiró una versión.',
    'claim.filed': 'Un conductor presentó un reclamo sobre un resultado.',
    'claim.decided': 'Un administrador decidió un reclamo.',
    'webhook.test': 'Una prueba que pidió un administrador. No informa de nada.',
  },
  webhookText:
    'Firmado como describe Standard Webhooks 1.0, con los encabezados webhook-id, webhook-timestamp y webhook-signature. Un mensaje puede llegar dos veces y en cualquier orden; webhook-id no cambia. Cualquier estado 2xx en 5 segundos significa que se aceptó; 410 desactiva el webhook; tras cualquier otra cosa se envía de nuevo durante cerca de un día. Un webhook se desactiva cuando tres mensajes han fallado definitivamente a lo largo de tres días sin que se aceptara ninguno entre ellos.',
  webhookTaken: 'Aceptado',
  title: 'Selección de trabajos',
  description:
    'Para programas de una empresa, como el de nómina. Un token pertenece a una sede. Lo crean los administradores de la sede en Acceso por API.',
  done: 'Hecho',
  needsScope: (scope) => `Requiere un token con el permiso ${scope}.`,
};
