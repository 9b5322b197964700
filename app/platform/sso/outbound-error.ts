import type { SsoTrouble } from '~/domain/sso/sso-failure';

/** A request to a URL that somebody typed failed, or was not made. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  constructor(readonly trouble: SsoTrouble) {
    super(trouble);
  }
}
