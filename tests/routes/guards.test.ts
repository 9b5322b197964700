import { expect, test } from 'vitest';
import { declaredGuard } from '~/app/platform/guards/guards.server';
import { accessMatrix, tokenRoutes } from '~/tests/support/access-matrix';
import { toRouteName } from '~/tests/support/route-names';

interface RouteModule {
  loader?: object;
  action?: object;
}

const modules = import.meta.glob<RouteModule>(
  [
    '../../app/routes/{*,*/*}.{ts,tsx}',
    '../../app/routes/*/*/route.{ts,tsx}',
    '../../app/root.tsx',
  ],
  { eager: true },
);
const toId = (path: string) => path.replace('../../app/', '').replace(/(\/route)?\.tsx?$/, '');

test('declares on every loader and action the guard that the table names', () => {
  const declared = Object.fromEntries(
    Object.entries(modules)
      // A layout without a loader has nothing to guard.
      .filter(([, { loader, action }]) => loader ?? action)
      .map(([path, { loader, action }]) => [
        toRouteName(toId(path)),
        {
          ...(loader && { loader: declaredGuard(loader) ?? 'NONE' }),
          ...(action && { action: declaredGuard(action) ?? 'NONE' }),
        },
      ]),
  );
  const named = Object.entries({ ...accessMatrix, ...tokenRoutes }).map(
    ([name, { loader, action }]) => [
      name,
      { ...(loader && { loader }), ...(action && { action }) },
    ],
  );
  expect(declared).toEqual(Object.fromEntries(named));
});

test('lists the forms of every action', () => {
  const without = Object.entries(accessMatrix).filter(([, row]) => !row.action === !!row.forms);
  expect(without.map(([name]) => name)).toEqual([]);
});
