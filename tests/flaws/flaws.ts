/** A mistake that somebody could make, and the tests that must notice it. */
export interface Flaw {
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

const stores = ['tests/store/dynamodb-stores.test.ts'];
const access = ['tests/services/access', 'tests/services/companies'];

export const flaws: readonly Flaw[] = [
  {
    name: 'a session outlives the deactivation of its site',
    file: 'app/services/access/check-admin.server.ts',
    from: '  if (sessionEpochOf(site, company) !== claims.ep) return null;\n',
    to: '',
    tests: access,
  },
  {
    name: 'an administrator’s session outlives a new password',
    file: 'app/services/access/check-admin.server.ts',
    from: '  if (credential.sessionVersion !== claims.sv) return null;\n',
    to: '',
    tests: access,
  },
  {
    name: 'a driver’s session outlives the logout',
    file: 'app/services/access/check-driver.server.ts',
    from: '  if ((credential?.sessionVersion ?? 0) !== claims.sv) return null;\n',
    to: '',
    tests: access,
  },
  {
    name: 'an employee ID alone is enough where passwords are required',
    file: 'app/services/access/check-driver.server.ts',
    from: "  if (amr === 'id' && !mayUseIdAlone(site.settings, kiosk === true)) return null;\n",
    to: '',
    tests: access,
  },
  {
    name: 'guesses at an administrator’s password are not counted',
    file: 'app/services/access/sign-in-admin.server.ts',
    from: '  if (refused) return fail(refused);\n',
    to: '',
    tests: access,
  },
  {
    name: 'guesses at a driver’s password are not counted',
    file: 'app/services/access/sign-in-driver.server.ts',
    from: '  if (refused) return fail(refused);\n',
    to: '',
    tests: access,
  },
  {
    name: 'a code of the second step works twice',
    file: 'domain/access/second-factor.ts',
    from: 'step > factor.lastStep',
    to: 'step >= factor.lastStep',
    tests: ['tests/domain/access'],
  },
  {
    name: 'the master password opens the way to a master’s own password',
    file: 'app/services/access/save-own-account.server.ts',
    from: " || (!isOwn && credential.role === 'master')",
    to: '',
    tests: access,
  },
  {
    name: 'everybody is master',
    file: 'app/platform/guards.server.ts',
    from: "if (args.access.role === 'master') return handler(args);",
    to: 'if (args.access.role) return handler(args);',
    tests: ['tests/functions/web/strangers.test.ts'],
  },
  {
    name: 'requests of other origins are let in',
    file: 'app/platform/origin-check.ts',
    from: "return site === 'same-origin';",
    to: 'return true;',
    tests: ['tests/platform/request-rules.test.ts', 'tests/functions/web/web-app.test.ts'],
  },
  {
    name: 'a login leads on to another host',
    file: 'app/platform/safe-path.ts',
    from: 'return url.origin === base ? `${url.pathname}${url.search}` : fallback;',
    to: 'return url.origin === base ? `${url.pathname}${url.search}` : wanted;',
    tests: ['tests/platform/request-rules.test.ts', 'tests/functions/web/web-app.test.ts'],
  },
  {
    name: 'sites of a company share their items',
    file: 'app/store/keys.ts',
    from: '  return `TENANT#${tenant.companyId}#${tenant.siteId}`;',
    to: '  return `TENANT#${tenant.companyId}`;',
    tests: stores,
  },
  {
    name: 'the fence of MAIN reaches MAIN2',
    file: 'app/store/tenant-fence.ts',
    from: '[...partitionsOf(companyId, siteId), ',
    to: '[`TENANT#${companyId}#${siteId}*`, ',
    tests: ['tests/store/tenant-fence.test.ts', 'tests/infra/aws-stack.test.ts'],
  },
  {
    name: 'a save at the very cutoff counts',
    file: 'domain/portal/selection-window.ts',
    from: 'if (acceptedAt < window.closesAt.instant) return ok({ late: false });',
    to: 'if (acceptedAt <= window.closesAt.instant) return ok({ late: false });',
    tests: ['tests/domain/portal'],
  },
  {
    name: 'an award reads while saves are still arriving',
    file: 'domain/portal/selection-window.ts',
    from: 'export const drainMs = requestDeadlineMs + 1_000;',
    to: 'export const drainMs = 0;',
    tests: ['tests/domain/portal', 'tests/services/award'],
  },
  {
    name: 'an older save replaces a newer one',
    file: 'app/store/picks-store.server.ts',
    from: '        if: notNewerThan(picks.acceptedAt),\n',
    to: '',
    tests: stores,
  },
  {
    name: 'of two changes of a site the last wins unseen',
    file: 'app/store/site-store.server.ts',
    from: '          if: siteHasVersion(site.version),\n',
    to: '',
    tests: stores,
  },
  {
    name: 'a request is approved and denied',
    file: 'app/store/registration-store.server.ts',
    from: '  { put: toRegistrationItem(request), if: isPending, ',
    to: '  { put: toRegistrationItem(request), ',
    tests: stores,
  },
  {
    name: 'a mailed link works twice',
    file: 'app/store/code-store.server.ts',
    from: ' if: isUnused,',
    to: '',
    tests: stores,
  },
  {
    name: 'a claim is filed about an award that was replaced',
    file: 'app/store/claim-store.server.ts',
    from: '          if: awardStillStands(periodId, awardVersion),\n',
    to: '          if: isThere,\n',
    tests: stores,
  },
  {
    name: 'an export holds formulas',
    file: 'domain/shared/paste.ts',
    from: "  formulaPattern.test(cell) ? `'${cell}` : cell;",
    to: '  cell;',
    tests: ['tests/domain'],
  },
  {
    name: 'drivers who are not eligible take their turn',
    file: 'domain/award/roster.ts',
    from: 'isEligible[i] = takesTurn(driver) ? 1 : 0;',
    to: 'isEligible[i] = 1;',
    tests: ['tests/domain/award'],
  },
  {
    name: 'guesses at the second step are not counted',
    file: 'app/services/access/enter-code.server.ts',
    from: '  if (refused) return fail(refused);\n',
    to: '',
    tests: access,
  },
  {
    name: 'the master works without a second step',
    file: 'app/platform/guards.server.ts',
    from: 'if (needsSecondFactor && lacksSecondFactor(access, platform.env))',
    to: 'if (needsSecondFactor && !access)',
    tests: ['tests/functions/web/two-step.test.ts'],
  },
  {
    name: 'guesses at ids are not counted',
    file: 'app/services/access/find-driver.server.ts',
    from: '  await countMisses({ deps, address, by: 1 });\n',
    to: '',
    tests: ['tests/functions/web/enumeration.test.ts'],
  },
  {
    name: 'a save goes on beyond the deadline of its request',
    file: 'app/store/dynamo/retry.server.ts',
    from: 'Math.min(performance.now() + deadlineMs, workEndsAt())',
    to: 'performance.now() + deadlineMs',
    tests: ['tests/store/faults.test.ts', 'tests/functions/web/slow-save.test.ts'],
  },
  {
    name: 'a crowd of one site is not slowed down',
    file: 'app/platform/tenant-throttle.server.ts',
    from: 'counted.isOver ||= total > most;',
    to: 'counted.isOver ||= false;',
    tests: [
      'tests/platform/tenant-throttle.test.ts',
      'tests/functions/web/tenant-throttle.test.ts',
    ],
  },
  {
    name: 'two senders take the same mail',
    file: 'app/store/outbox-store.server.ts',
    from: ' if: hasAttempts(entry.attempts),',
    to: ' if: isThere,',
    tests: stores,
  },
  {
    name: 'a reminder comes after the closing',
    file: 'domain/portal/closing-reminder.ts',
    from: '  toEpochMs(now) < toEpochMs(closesAt.instant) - leastNoticeMs;',
    to: '  toEpochMs(now) > 0;',
    tests: ['tests/domain/portal', 'tests/services/mail'],
  },
  {
    name: 'a tenant’s file that was changed is read in',
    file: 'app/platform/tenant-file.server.ts',
    from: 'if (last.items !== items || last.sha256 !== end)',
    to: 'if (last.items !== items)',
    tests: ['tests/store/tenant-backup.test.ts'],
  },
  {
    name: 'the second step of a master is turned off for them',
    file: 'app/services/companies/help-sign-in.server.ts',
    from: "!company || !credential || credential.role === 'master')",
    to: '!company || !credential)',
    tests: access,
  },
  {
    name: 'the log says that somebody was removed who was not there',
    file: 'domain/drivers/driver-list.ts',
    from: 'deletes: gone',
    to: 'deletes',
    tests: ['tests/services/roster'],
  },
  {
    name: 'a list is remembered although somebody changed it',
    file: 'app/store/roster-store.server.ts',
    from: '(await readHead(scope)).version === known.version ? known : undefined',
    to: 'known',
    tests: ['tests/store/list-memory.test.ts'],
  },
];
