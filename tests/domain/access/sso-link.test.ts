import { expect, test } from 'vitest';
import { isSameIssuer, isSameLink, spellLink } from '~/domain/access/sso-link';

const issuer = 'https://login.acme.test';
const link = { issuer, subject: '1' };

test('an issuer is the same with and without a slash at its end', () => {
  expect(isSameIssuer(issuer, `${issuer}/`)).toBe(true);
  expect(isSameIssuer(issuer, `${issuer}/other`)).toBe(false);
  expect(isSameIssuer(undefined, undefined)).toBe(false);
  expect(isSameLink({ ...link, issuer: `${issuer}/` }, link)).toBe(true);
  expect(isSameLink({ ...link, subject: '2' }, link)).toBe(false);
  expect(isSameLink(undefined, link)).toBe(false);
});

test.each([issuer, `${issuer}/`])('%s is looked for in both spellings, its own first', (own) => {
  const [first, second] = spellLink({ ...link, issuer: own });
  expect(first?.issuer).toBe(own);
  expect([first?.issuer, second?.issuer].sort()).toEqual([issuer, `${issuer}/`]);
});
