import { describe, expect, test } from 'vitest';
import { chooseLanguage, createLanguageCookie } from '~/app/platform/http/language.server';

const choose = (headers: { cookie?: string; 'accept-language'?: string }) =>
  chooseLanguage(new Headers(headers));

describe('the language of a page', () => {
  test.each([
    ['', 'en'],
    ['es', 'es'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    ['ES-mx', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.4,es;q=0.5', 'es'],
    ['en;q=0.5, es ; q=0.9', 'es'],
    ['es;q=0,en;q=0.1', 'en'],
    ['es;q=0', 'en'],
    ['fr,de;q=0.9,es;q=0.2,en;q=0.1', 'es'],
    ['fr,de', 'en'],
    ['*', 'en'],
    ['español', 'en'],
    ['est,eng', 'en'],
    [';q=1,,;;,es;q=', 'es'],
    ['es;q=x', 'es'],
    ['es;q=1.2.3,en;q=0.1', 'es'],
    ['__proto__,constructor,es', 'es'],
  ])('of a browser that accepts %j is %s', (accepted, language) => {
    // Headers are bytes, so non-ASCII text is encoded as a browser would send it.
    const header = Buffer.from(accepted).toString('latin1');
    expect(choose({ 'accept-language': header })).toBe(language);
  });

  test.each([
    ['language=es', 'es'],
    ['language=en', 'en'],
    ['theme=dark; language=es; toast=x', 'es'],
    ['theme=dark;language=es', 'es'],
    ['xlanguage=en', 'es'],
    ['language=fr', 'es'],
    ['language=', 'es'],
    ['language=en-US', 'es'],
    ['language="en"', 'es'],
    ['theme="language=en"', 'es'],
  ])('of a Spanish browser with the cookies %j is %s', (cookie, language) => {
    expect(choose({ cookie, 'accept-language': 'es' })).toBe(language);
  });

  test('is read from long headers, but not from unlimited lists', () => {
    const cookie = `${'a=b; '.repeat(2_000)}language=es`;
    expect(choose({ cookie })).toBe('es');
    expect(choose({ 'accept-language': `${'fr,'.repeat(5_000)}es` })).toBe('en');
  });
});

describe('the cookie of a choice', () => {
  const cookie = createLanguageCookie(true);

  test('lasts a year, and at a kiosk as long as an idle session', () => {
    expect(cookie.write('es', false)).toBe(
      'language=es; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(cookie.write('es', true)).toContain('Max-Age=120;');
    expect(cookie.clear()).toContain('language=; Max-Age=0;');
  });

  test('is sent over plain HTTP if the product is served that way', () => {
    expect(createLanguageCookie(false).write('en', false)).not.toContain('Secure');
  });
});
