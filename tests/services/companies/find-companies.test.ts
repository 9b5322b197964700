import { expect, test } from 'vitest';
import { readCompanies } from '~/app/services/companies/read-companies.server';
import type { CompanySelection } from '~/domain/company/select-companies';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';

const start = async () => {
  const { deps } = await fakeSite();
  for (const companyId of ['ACME', 'BETA', 'GAMMA']) await addCompany(deps, { companyId });
  const read = async (page: string, fields: Partial<CompanySelection> = {}) => {
    const selection = { search: '', filter: 'never-activated', order: 'name', ...fields } as const;
    const found = await readCompanies({ deps, input: { ...selection, page, limit: 2 } });
    return { ...found, ids: found.companies.map(({ companyId }) => companyId) };
  };
  return read;
};

test('pages through the companies that match, forward and back', async () => {
  const read = await start();
  const first = await read('');
  expect([first.ids, first.count, first.previous]).toEqual([['ACME', 'BETA'], 3, null]);
  const second = await read(first.next!);
  expect([second.ids, second.first, second.next]).toEqual([['GAMMA'], 3, null]);
  expect((await read(second.previous!)).ids).toEqual(['ACME', 'BETA']);
});

test('a cursor of another search, or no cursor at all, shows the first page', async () => {
  const read = await start();
  const { next } = await read('');
  expect((await read(next!, { order: 'newest' })).first).toBe(1);
  expect((await read(next!, { search: 'a' })).first).toBe(1);
  for (const text of ['x', '\u0000', '{}', Buffer.from('{"to":"next"}').toString('base64url')])
    expect((await read(text)).ids).toEqual(['ACME', 'BETA']);
});

test('says since when an account waits for its activation', async () => {
  const read = await start();
  const { companies } = await read('');
  expect(companies[0]?.sites[0]?.pendingSince).toBe(companies[0]?.registeredAt);
});
