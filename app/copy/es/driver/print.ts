import type { print as en } from '~/app/copy/en/driver/print';

export const print: typeof en = {
  print: 'Imprimir',
  blocked: 'No se pudo abrir la ventana de impresión. Revise la configuración de su navegador.',
  error: 'Error de impresión',
  newWindow: '(abre una ventana nueva)',
  printed: (time) => `Impreso el ${time}`,
};
