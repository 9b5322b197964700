import type { emailAlerts as en } from '~/app/copy/en/driver/email-alerts';

export const emailAlerts: typeof en = {
  noAddress: 'No hay ninguna dirección registrada; no recibe avisos por correo.',
  remove: 'Quitar la dirección',
  stop: 'Cancelar los avisos por correo',
  confirm: 'Confirmar su dirección',
  waiting: 'Falta confirmar: abra el correo que enviamos a {email}.',
  sendAgain: 'Enviar el correo otra vez',
  lost: {
    unsubscribed:
      'Usted canceló los avisos con el enlace de un correo; por eso se quitó su dirección.',
    bounced: 'Los correos a su dirección no se podían entregar; por eso se quitó.',
    complained: 'Un correo a su dirección se marcó como no deseado; por eso se quitó.',
  },
  howToStop:
    'Para no recibir más correos, quite su dirección aquí. Solo usted puede verla. Su administrador ve en el registro de actividad que cambió, pero no la dirección.',
  yourAddress: 'Su dirección',
  address: 'Correo electrónico',
  newAddress: 'Correo electrónico nuevo',
  save: 'Guardar dirección',
  goTo: 'Los avisos se envían a {email}',
};
