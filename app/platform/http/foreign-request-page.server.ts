import { serverCopy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { chooseLanguage } from './language.server';
import { writeBarePage } from './start-up-page.server';

const getMain = (): string => {
  const { title, text, ways, toStart } = serverCopy.foreignRequest;
  const items = ways.map((way) => `<li>${way}</li>`).join('');
  return `<h1>${title}</h1><p role="alert">${text}</p><ul>${items}</ul><a href="/">${toStart}</a>`;
};

/** Tells people whose browser did not say where a form comes from what they can do. */
export const foreignRequestPage = ({ headers }: Request, nonce: string): Response => {
  const body = writeIn(chooseLanguage(headers), () =>
    writeBarePage({ title: serverCopy.foreignRequest.title, main: getMain(), nonce }),
  );
  return new Response(body, {
    status: 403,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};
