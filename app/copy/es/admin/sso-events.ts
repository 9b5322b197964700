import type { EventSentences } from '~/app/copy/describe-event';
import type { SsoDifference } from '~/domain/sso/sso-events';
import type { SsoRule } from '~/domain/sso/sso-settings-schema';
import { people } from './people';

const labels = {
  issuer: 'emisor',
  clientId: 'ID de cliente',
  groupsClaim: 'atributo con los grupos',
};
const describeRule = ({ group, role, siteId }: SsoRule): string =>
  `${group} → ${people.roles[role]}${siteId === null ? '' : ` en ${siteId}`}`;

const describeDifference = (change: SsoDifference): string => {
  const none = 'ninguno';
  switch (change.setting) {
    case 'clientSecret':
      return 'secreto de cliente: reemplazado';
    case 'rule':
      return change.to
        ? `grupo agregado: ${describeRule(change.to)}`
        : `grupo quitado: ${change.from ? describeRule(change.from) : none}`;
    case 'breakGlass': {
      const [from, to] = [change.from, change.to].map((account) =>
        account ? `solo para ${account.username} en ${account.siteId}` : 'permitidas',
      );
      return `contraseñas: ${from} → ${to}`;
    }
    default:
      return `${labels[change.setting]}: ${change.from ?? none} → ${change.to ?? none}`;
  }
};

export const ssoEvents = {
  'sso-changed': ({ changes }) =>
    `Cambió el inicio de sesión único: ${changes.map(describeDifference).join('; ')}`,
  'break-glass-used': () =>
    'Inició sesión con contraseña, como la única cuenta que puede mientras se exige el inicio de sesión único',
  'sso-linked': ({ name, username }) =>
    `${name} (${username}) inició sesión por primera vez con la cuenta de su empresa`,
  'sso-without-group': ({ name, username }) =>
    `Rechazó a ${name} (${username}), que no está en ningún grupo con función, y cerró sus sesiones`,
} satisfies Partial<EventSentences>;
