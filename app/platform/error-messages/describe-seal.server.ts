import { serverCopy } from '~/app/copy/copy';
import { formatDeadline } from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import type { Seal } from '~/domain/site/seal';

/** Until when lists are sealed. */
export const describeSeal = ({ until }: Seal): string =>
  until
    ? serverCopy.common.sealedUntil(formatDeadline(until, getWritingClock()))
    : serverCopy.common.sealedOpenEnd;
