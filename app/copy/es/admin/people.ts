import type { people as en } from '~/app/copy/en/admin/people';

export const people: typeof en = {
  title: 'Personas',
  shortcut: 'Quién tiene acceso a esta sede y con qué función',
  intro: (count, most) =>
    `${count} de un máximo de ${most} personas tienen acceso a esta sede o están invitadas.`,
  roles: {
    steward: 'Delegado',
    dispatcher: 'Despachador',
    'site-admin': 'Administrador de la sede',
    'company-admin': 'Administrador de la empresa',
    master: 'Administrador maestro',
  },
  roleTexts: {
    'company-admin':
      'Puede hacer todo en todas las sedes de la empresa y decide quién más es administrador de la empresa.',
    'site-admin': 'Puede hacer todo en esta sede, también cambiar la configuración y las personas.',
    dispatcher:
      'Dirige la semana: conductores, trabajos, asignaciones, reclamos, intercambios y notas. Ni configuración ni personas.',
    steward:
      'Lee las listas después del cierre de la selección, y los resultados. Puede registrar la lista de un conductor ausente que esté de acuerdo. No cambia nada más.',
  },
  whatRolesMay: 'Qué puede hacer cada función',
  invite: 'Invitar a una persona',
  inviteText:
    'La persona recibe un correo con un enlace que sirve durante 72 horas, elige una contraseña y ya puede iniciar sesión.',
  sendInvitation: 'Enviar invitación',
  name: 'Nombre',
  nameHint: 'Así la nombran el registro de actividad y las páginas.',
  email: 'Correo electrónico',
  role: 'Función',
  username: 'Usuario',
  lastSignIn: 'Último inicio de sesión',
  noEmail: 'Sin correo electrónico',
  sharedEmail:
    'Dos cuentas tienen este correo electrónico; por eso ambas inician sesión solo con su usuario.',
  you: 'Usted',
  allSites: 'Todas las sedes',
  accountAt: (siteId) => `Cuenta en la sede ${siteId}; allí se puede cambiar`,
  states: { active: 'Activa', invited: 'Invitada', inactive: 'Nunca activada' },
  invitedUntil: 'Invitada hasta el {time}',
  changeRole: 'Cambiar función',
  changeRoleOf: (name) => `Cambiar la función de ${name}`,
  changeRoleTitle: (name) => `¿Cambiar la función de ${name}?`,
  changeRoleText: (name, role) =>
    `La función actual de ${name} es: ${role}. La nueva vale de inmediato. La sesión de ${name} se cierra y tendrá que iniciarla de nuevo.`,
  newRole: 'Función nueva',
  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText: (name, role) =>
    `${name} (${role}) pierde el acceso a esta sede y su sesión se cierra de inmediato. La cuenta no se puede recuperar: tendrá que invitar de nuevo a la persona. Todo lo que hizo queda en el registro de actividad.`,
  removeNow: 'Quitar persona',
  tokensStay: (name) =>
    `${name} creó tokens para estos programas. Conservan su acceso a esta sede hasta que alguien revoque los tokens:`,
  toTokens: 'Ver y revocar tokens',
  resend: 'Enviar de nuevo',
  resendOf: (name) => `Enviar de nuevo la invitación de ${name}`,
  resendTitle: (name) => `¿Enviar de nuevo la invitación de ${name}?`,
  resendText: (email) => `Se envía un enlace nuevo a ${email}. Sirve durante 72 horas.`,
  withdraw: 'Retirar',
  withdrawOf: (name) => `Retirar la invitación de ${name}`,
  withdrawTitle: (name) => `¿Retirar la invitación de ${name}?`,
  withdrawText: (name) => `Los enlaces que ${name} recibió por correo dejan de servir.`,
  withdrawNow: 'Retirar invitación',
  ownNameMissing: 'Usted aún no tiene nombre',
  ownNameMissingText: 'Las páginas y el registro de actividad le llaman {username}.',
  enterOwnName: 'Escribir su nombre',
  ownName: 'Su nombre',
  ownNameText: 'Así le nombran el registro de actividad y las páginas.',
  saveName: 'Guardar nombre',
  sealedForStewards:
    'Los delegados ven las listas después. Hasta entonces, las páginas solo muestran quién ha guardado.',
};
