import type * as en from '~/app/copy/en/errors/leave';

export const leave: typeof en.leave = {
  title: 'La licencia no se cambió',
  'leave-unknown-driver': ({ driverId }) =>
    driverId === ''
      ? 'Elija un conductor.'
      : `No hay ningún conductor “${driverId}”. Elija uno de la lista o escriba el ID de empleado.`,
  'leave-ends-before-start': 'El último día no puede ser anterior al primero.',
  'leave-too-long': ({ limit }) =>
    `Una licencia puede tener hasta ${limit} días. Añada el resto como otra.`,
  'leave-day-refused': ({ first, last }) => `Elija días entre el ${first} y el ${last}.`,
  'leave-overlaps': ({ days }) =>
    `Este conductor ya está ausente en algunos de esos días (${days}). Cambie esa licencia o elija otros días.`,
  'too-many-leaves': ({ limit }) =>
    `Un conductor puede tener ${limit} licencias a la vez. Elimine una que ya no haga falta.`,
  'leave-gone': 'Otra persona cambió o eliminó antes esta licencia. Revísela de nuevo.',
  'leave-changed':
    'Otra persona cambió la licencia de este conductor en el mismo momento. Inténtelo de nuevo.',
};
