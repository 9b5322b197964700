import { expect, test } from 'vitest';
import type { HttpClient } from '~/tests/support/http';
import { plainBrowser } from '~/tests/support/plain-browser';

const origin = 'http://site.test';
const asPage = (body: string, status = 200) =>
  new Response(`<!doctype html><title>Page</title>${body}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** A browser at `/start?from=mail` that shows this body, and what it has sent since. */
const openPage = async (body: string, pages: Record<string, () => Response> = {}) => {
  const sent: { method: string; path: string; body: string }[] = [];
  const send = async (method: string, path: string, { body: form }: { body?: BodyInit } = {}) => {
    if (method !== 'GET' || path !== '/start?from=mail') {
      const read = new Request(origin, { method: 'POST', body: form ?? '' });
      sent.push({ method, path, body: await read.text() });
    }
    return pages[path]?.() ?? asPage(path === '/start?from=mail' ? body : '<h1>Next</h1>');
  };
  const browser = plainBrowser(origin, { client: { send } as HttpClient });
  await browser.open('/start?from=mail');
  return { browser, sent };
};

test('sends what a browser sends of a form', async () => {
  const { browser, sent } = await openPage(`
    <form method="post" action="/save">
      <input type="hidden" name="page" value="1">
      <label>Name <input name="name" value="old"></label>
      <label for="text">Text</label><textarea id="text" name="text">
old</textarea>
      <label><input type="checkbox" name="day" value="Mon" checked> Monday</label>
      <label><input type="checkbox" name="day" value="Tue"> Tuesday</label>
      <label><input type="radio" name="kind" value="a" checked> All</label>
      <label><input type="radio" name="kind" value="b"> Some</label>
      <label>Week <select name="week"><option value="1">First</option><option value="2">Second</option></select></label>
      <label>Zone <select name="zone"><option disabled>?</option><option>East</option></select></label>
      <input name="off" value="x" disabled><fieldset disabled><input name="off" value="y"></fieldset>
      <input value="no name">
      <button name="intent" value="save">Save</button><button name="intent" value="drop">Drop</button>
    </form>
    <label>Outside <input name="outside" form="other"></label>`);
  browser.fill('Name', 'new');
  browser.fill('Text', 'two\nlines');
  browser.uncheck('Monday');
  browser.check('Tuesday');
  browser.check('Some');
  browser.choose('Week', 'Second');
  await browser.press('Save');
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/save',
      body: 'page=1&name=new&text=two%0D%0Alines&day=Tue&kind=b&week=2&zone=East&intent=save',
    },
  ]);
  expect(browser.url).toBe('/save');
});

test('obeys the attributes of the button, and replaces the query of an address that is got', async () => {
  const { browser, sent } = await openPage(`
    <form id="one" action="?q=old" method="get"><label>Search <input name="q"></label></form>
    <button form="one" formaction="/find?gone=1">Find</button>
    <button form="one" formmethod="post">Keep</button>`);
  browser.fill('Search', 'a b');
  await browser.press('Find');
  expect(sent).toEqual([{ method: 'GET', path: '/find?q=a+b', body: '' }]);
  await browser.open('/start?from=mail');
  await browser.press('Keep');
  expect(sent[1]).toEqual({ method: 'POST', path: '/start?q=old', body: 'q=' });
});

test('sends a form without an action to its own address, with Enter too', async () => {
  const { browser, sent } = await openPage(`
    <form method="post"><input type="search" name="q" aria-label="Search">
      <button type="button">Clear</button><button name="do" value="find">Go</button></form>`);
  await browser.enter('Search');
  expect(sent).toEqual([{ method: 'POST', path: '/start?from=mail', body: 'q=&do=find' }]);
});

test('sends files', async () => {
  const { browser, sent } = await openPage(`
    <form method="post" enctype="multipart/form-data">
      <label>Logo <input type="file" name="logo"></label><button>Upload</button></form>`);
  browser.attach('Logo', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await browser.press('Upload');
  expect(sent[0]!.body).toMatch(
    /name="logo"; filename="logo.svg"\r\n.*image\/svg\+xml\r\n\r\n<svg\/>/,
  );
});

test('follows redirects, and links by name', async () => {
  const { browser, sent } = await openPage(
    '<form method="post" action="/save"><button>Save</button></form><a href="?tab=2">More</a>',
    {
      '/save': () => new Response(null, { status: 303, headers: { location: '/done?ok' } }),
      '/done?ok': () => asPage('<a href="?tab=2">More</a><a href="#top">Top</a>', 404),
    },
  );
  await browser.press('Save');
  expect([browser.url, browser.status]).toEqual(['/done?ok', 404]);
  await browser.follow('Top');
  await browser.follow('More');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /save',
    'GET /done?ok',
    'GET /done?tab=2',
  ]);
});

test('keeps a file and stays on the page', async () => {
  const headers = { 'content-disposition': 'attachment; filename="week.csv"' };
  const { browser } = await openPage('<a href="/week.csv">Export</a><a href="/start">Page</a>', {
    '/week.csv': () => new Response('a,b', { headers }),
  });
  const file = await browser.download('Export');
  expect([file.name, String.fromCodePoint(...file.bytes)]).toEqual(['week.csv', 'a,b']);
  expect(browser.url).toBe('/start?from=mail');
  await expect(browser.follow('Export')).rejects.toThrow('is no page');
  await expect(browser.download('Page')).rejects.toThrow('is no file');
});

test('reads names, texts, values and hints', async () => {
  const { browser } = await openPage(`
    <section aria-labelledby="t"><h2 id="t">Jobs <span>2</span></h2>
      <table><caption>Offered</caption><tr><th scope="row">J001</th><td>5:30<svg aria-hidden="true"><text>x</text></svg></td>
        <td><button aria-label="Add J001">Add</button></td></tr></table></section>
    <noscript><p>Use the <a href="/plain">plain list</a></p></noscript>
    <template><p>never</p></template><p hidden>hidden</p><dialog>closed</dialog><script>script()</script>
    <label>Hours <input name="h" value="3" aria-describedby="hint"></label><p id="hint">From 0 to 9</p>
    <fieldset><legend>Days</legend></fieldset>
    <p class="hidden lg:flex">wide</p><p class="sm:hidden">narrow</p>`);
  const region = browser.find('region', 'Jobs 2');
  expect(region.find('table', 'Offered').texts('row')).toEqual(['J001 5:30x Add']);
  expect(region.names('button')).toEqual(['Add J001']);
  expect(region.names('row')).toEqual(['J001 5:30 Add J001']);
  expect(browser.names('link')).toEqual(['plain list']);
  expect(browser.names('group')).toEqual(['Days']);
  expect([browser.value('Hours'), browser.description('Hours')]).toEqual(['3', 'From 0 to 9']);
  expect(browser.text).toBe(
    'Jobs 2 Offered J001 5:30x Add Use the plain list Hours From 0 to 9 Days wide',
  );
});

test('shows what is folded away only once it is unfolded', async () => {
  const { browser } = await openPage(`
    <details><summary>More</summary><a href="/print">Print</a></details>
    <form><button popovertarget="menu">Menu</button><div popover id="menu"><button>Top</button></div></form>`);
  expect(browser.names('link')).toEqual([]);
  browser.unfold('More');
  expect(browser.names('link')).toEqual(['Print']);
  browser.unfold('More');
  expect(browser.names('link')).toEqual([]);
  await expect(browser.press('Top')).rejects.toThrow('0 of the role button are Top');
  await browser.press('Menu');
  expect(browser.names('button')).toEqual(['Menu', 'Top']);
});

const pressGo = ({ press }: Browser) => press('Go');
const fillA = ({ fill }: Browser) => fill('A', 'x');
const refusals: [what: string, body: string, act: (browser: Browser) => unknown, why: string][] = [
  [
    'a missing name',
    '<button>Save</button>',
    ({ press }) => press('Sav'),
    '0 of the role button are Sav. On /start?from=mail, status 200: "Save"',
  ],
  [
    'an ambiguous name',
    '<a href="/a">Go</a><a href="/b">Go</a>',
    ({ follow }) => follow('Go'),
    '2 of the role link are Go',
  ],
  ['a disabled button', '<form><button disabled>Go</button></form>', pressGo, 'is disabled'],
  [
    'a button that says it is disabled',
    '<form><button aria-disabled="true">Go</button></form>',
    pressGo,
    'is disabled',
  ],
  [
    'a field of a disabled group',
    '<fieldset disabled><input aria-label="A"></fieldset>',
    fillA,
    'is disabled',
  ],
  ['a hidden button', '<form hidden><button>Go</button></form>', pressGo, '0 of the role button'],
  ['an inert button', '<form inert><button>Go</button></form>', pressGo, 'is inert'],
  [
    'a button for scripts',
    '<form><button type="button">Go</button></form>',
    pressGo,
    'does nothing without scripts',
  ],
  ['a button of no form', '<button>Go</button>', pressGo, 'does nothing without scripts'],
  ['a text that is only to be read', '<input readonly aria-label="A">', fillA, 'only to be read'],
  [
    'a text that is too long',
    '<input maxlength="2" aria-label="A">',
    ({ fill }) => fill('A', 'xyz'),
    'at most 2',
  ],
  [
    'a text as a date',
    '<input type="date" aria-label="A">',
    ({ fill }) => fill('A', 'soon'),
    'does not take "soon"',
  ],
  [
    'a text in a list of choices',
    '<select aria-label="A"></select>',
    fillA,
    'Nothing can be typed',
  ],
  [
    'a choice that is not there',
    '<select aria-label="A"><option>x</option></select>',
    ({ choose }) => choose('A', 'y'),
    '"y" is no choice among: x',
  ],
  ['a check of a text', '<input aria-label="A">', ({ check }) => check('A'), 'no box to check'],
  [
    'an unchecked radio',
    '<input type="radio" aria-label="A">',
    ({ uncheck }) => uncheck('A'),
    'cannot be unchecked',
  ],
  [
    'another site',
    '<a href="http://other.test/">Go</a>',
    ({ follow }) => follow('Go'),
    'not of this site',
  ],
];
type Browser = ReturnType<typeof plainBrowser>;
test.each(refusals)('refuses %s', async (_, body, act, why) => {
  const { browser, sent } = await openPage(body);
  await expect(async () => act(browser)).rejects.toThrow(why);
  expect(sent).toEqual([]);
});

test.each([
  ['required', '<input name="a" required>'],
  ['required', '<input type="checkbox" name="a" required>'],
  ['required', '<input type="radio" name="a" required>'],
  ['required', '<select name="a" required><option value="">?</option></select>'],
  ['pattern', String.raw`<input name="a" pattern="\d+" value="x">`],
  ['email', '<input name="a" type="email" value="x">'],
  ['max', '<input name="a" type="number" max="9" value="10">'],
  ['min', '<input name="a" type="date" min="2026-11-21" value="2026-11-20">'],
])('sends no form with a value that is not %s', async (fault, field) => {
  const { browser, sent } = await openPage(
    `<form>${field}<button>Go</button><button formnovalidate>Draft</button></form>`,
  );
  await expect(browser.press('Go')).rejects.toThrow(`A browser does not send a (${fault}).`);
  expect(sent).toEqual([]);
  await browser.press('Draft');
  expect(sent).toHaveLength(1);
});

test('sends such a form if it is not checked, or as if the browser did not check', async () => {
  for (const [form, anyway] of [
    ['<form novalidate>', false],
    ['<form>', true],
  ] as const) {
    const { browser, sent } = await openPage(
      `${form}<input name="a" required><button>Go</button></form>`,
    );
    await browser.press('Go', { anyway });
    expect(sent).toHaveLength(1);
  }
});

test('throws on an outage', async () => {
  const { browser } = await openPage('<a href="/down">Go</a>', { '/down': () => asPage('', 503) });
  await expect(browser.follow('Go')).rejects.toThrow('/down answered 503');
});
