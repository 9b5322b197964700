import type { tenantErasure as en } from '~/app/copy/en/server/tenant-erasure';

export const tenantErasure: typeof en = {
  asked: 'Borrado programado',
  askedText: (what, date) => `${what}: se borrará el ${date}, salvo que lo retire.`,
  withdrawn: 'Borrado retirado',
  withdrawnText: (what) => `${what}: se queda, desactivada como estaba.`,
  notErasable:
    'La empresa integrada y su sede principal nunca se borran: allí inicia sesión el administrador principal.',
  stillActive:
    'Solo se puede borrar lo que está desactivado. Desactive primero la empresa o la sede.',
  askedAlready: 'Su borrado ya está programado.',
  otherId: 'Este no es el ID de lo que va a borrar.',
  reasonMissing: 'Indique un motivo.',
  noneAsked: 'Su borrado no está programado, o ya comenzó.',
  noCertificate: 'No existe este certificado.',
};
