import { expect, test } from 'vitest';
import { removeLogo, setLogo } from '~/app/services/companies/change-logo.server';
import { createLogoReader } from '~/app/services/companies/read-logo.server';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { logoImages } from '~/tests/support/logo-images';

const start = async () => {
  const { deps, asAdmin } = await fakeSite();
  const scope = await addCompany(deps, { companyId: 'ACME' });
  const access = { ...(await asAdmin()), scope, username: 'cora' };
  const readCompany = async () => (await deps.stores.companies.read('ACME'))!.company;
  const set = (bytes: Uint8Array) => setLogo({ deps, access, bytes });
  const remove = () => removeLogo({ deps, access, companyId: 'ACME', by: 'cora' });
  return { deps, readCompany, set, remove };
};

test('a logo is stored with its size, replaced and removed', async () => {
  const { deps, readCompany, set, remove } = await start();
  const read = createLogoReader(deps);
  expect((await set(logoImages.png)).ok).toBe(true);
  const { logo } = await readCompany();
  expect(logo).toMatchObject({ width: 180, height: 60 });
  expect(await read('ACME', logo!.version)).toMatchObject({ type: 'image/png' });
  expect(await read('DEFAULT', logo!.version)).toBeNull();
  expect((await set(logoImages.webp)).ok).toBe(true);
  const next = (await readCompany()).logo!;
  expect(next.version).not.toBe(logo!.version);
  expect(await createLogoReader(deps)('ACME', logo!.version)).toBeNull();
  expect((await remove()).ok).toBe(true);
  expect((await readCompany()).logo).toBeUndefined();
  expect(await createLogoReader(deps)('ACME', next.version)).toBeNull();
});

test('the same image again changes nothing, and what is no logo stores nothing', async () => {
  const { readCompany, set } = await start();
  await set(logoImages.png);
  const before = await readCompany();
  expect((await set(logoImages.png)).ok).toBe(true);
  expect(await set(new Uint8Array())).toEqual({ ok: false, error: { code: 'logo-no-image' } });
  expect(await readCompany()).toEqual(before);
});

test('changing a logo, which writes emails, is limited a day; removing it is not', async () => {
  const { set, remove } = await start();
  const images = [logoImages.png, logoImages.webp];
  const codes: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    const done = await set(images[n % 2]!);
    codes.push(done.ok ? 'ok' : done.error.code);
  }
  expect(codes).toEqual([...Array<string>(10).fill('ok'), 'too-many-attempts']);
  expect((await remove()).ok).toBe(true);
});

test('a version that cannot exist is not looked up', async () => {
  const { deps } = await start();
  const readLogo = () => Promise.reject(new Error('Nothing may be read'));
  const stores = { ...deps.stores, companies: { ...deps.stores.companies, readLogo } };
  const read = createLogoReader({ stores });
  for (const [companyId, version] of [
    ['ACME', ''],
    ['ACME', 'A'.repeat(32)],
    ['ACME', 'a'.repeat(33)],
    ['acme', 'a'.repeat(32)],
    ['ACME#X', 'a'.repeat(32)],
  ] as const)
    expect(await read(companyId, version)).toBeNull();
});
