import { serverCopy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { chooseLanguage } from './language.server';

/** Why a request is refused before any route handles it, in the sender's language. */
export const getRefusalText = (
  headers: Headers,
  refusal: keyof typeof serverCopy.refusals,
): string => writeIn(chooseLanguage(headers), () => serverCopy.refusals[refusal]);
