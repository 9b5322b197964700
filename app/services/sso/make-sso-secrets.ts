import type { Deps } from '~/app/ports/deps';
import type { SsoSecrets } from '~/app/ports/sso';

export const makeSsoSecrets = ({ ids }: Pick<Deps, 'ids'>): SsoSecrets => ({
  state: ids.secret(),
  nonce: ids.secret(),
  codeVerifier: ids.secret(),
});
