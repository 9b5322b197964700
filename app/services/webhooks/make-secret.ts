import type { Deps } from '~/app/ports/deps';

/** A secret as its page shows it, once. */
export interface ShownSecret {
  /** Of the receiver. */
  readonly name: string;
  readonly text: string;
}

/** 256 random bits in base64, with which messages to one receiver are signed. */
export const makeSecret = ({ ids }: Pick<Deps, 'ids'>): string =>
  Buffer.from(ids.secret(), 'base64url').toString('base64');
