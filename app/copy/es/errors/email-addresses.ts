import type * as en from '~/app/copy/en/errors/email-addresses';

export const emailAddresses: typeof en.emailAddresses = {
  title: 'La dirección no se cambió',
  'address-is-drivers':
    'El conductor confirmó una dirección. Solo él la cambia, en su página, en “Mensajes”.',
  'address-stopped':
    'El conductor tenía antes esta dirección. Su dueño canceló los correos, o no llegaban. Solo el conductor la agrega otra vez, en su página, en “Mensajes”.',
  'driver-address-changed':
    'El conductor, u otro administrador, cambió la dirección mientras tanto. Vea cuál es ahora e inténtelo de nuevo.',
  'addresses-missing': 'Escriba al menos una línea.',
  'too-many-addresses': ({ most }) => `Escriba hasta ${most} líneas a la vez.`,
  'address-line-unclear':
    'Necesita un ID de empleado o un número de antigüedad, y un correo electrónico, como “1234567, jo@example.com”.',
  'address-line-invalid': 'Este correo electrónico no es válido.',
  'address-line-repeated': ({ line }) => `El mismo conductor ya está en la línea ${line}.`,
};
