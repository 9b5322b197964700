import type { channelNames as en } from '~/app/copy/en/channel-names';

export const channelNames: typeof en = { email: 'Correo', push: 'Notificación', sms: 'Texto' };
