import type { check as en } from '~/app/copy/en/driver/check';

export const check: typeof en = {
  title: 'Compruébelo usted mismo',
  intro:
    'Este dispositivo puede calcular de nuevo todas las asignaciones a partir del registro publicado, que tiene números por antigüedad en lugar de nombres.',
  yourNumber: (number) => `Usted es el número ${number}.`,
  digest: 'Huella digital: {digest}',
  press: 'Comprobar',
  download: 'Descargar el registro',
  verifyFile: 'Cualquiera que tenga el programa puede comprobar el archivo descargado: {command}',
  notChecked: 'No se comprobó nada',
  notLoaded: 'No se pudo cargar el registro. Revise su conexión y presione el botón de nuevo.',
};
