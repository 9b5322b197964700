/** The import matrix: which folders may import from which, type-only imports included. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(domain|app|functions|infra|tests)/', pathNot: [from, ...allowed].join('|') },
});
const noPackageBut = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'core'],
    pathNot: allowed,
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(domain|app/(components|copy|platform|ports|services|store))/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    { name: 'no-undeclared', severity: 'error', from: {}, to: { dependencyTypes: ['npm-no-pkg'] } },
    only('domain-knows-domain', '^domain/', []),
    noPackageBut('domain-knows-zod', '^domain/', 'node_modules/zod/'),
    {
      name: 'engine-in-award-only',
      severity: 'error',
      from: { pathNot: '^(domain/award|tests)/' },
      to: { path: '^domain/award/engine/' },
    },
    only('ports-know-domain', '^app/ports/', ['^domain/']),
    only('services-know-domain-and-ports', '^app/services/', ['^domain/', '^app/ports/']),
    only('store-knows-domain-and-ports', '^app/store/', ['^domain/', '^app/ports/']),
    only('copy-knows-domain', '^app/copy/', ['^domain/']),
    only('platform-knows-all-but-pages', '^app/platform/', [
      '^app/copy/',
      '^domain/',
      '^app/ports/',
      '^app/services/',
      '^app/store/',
    ]),
    only('components-know-domain', '^app/components/', ['^domain/', '^app/copy/']),
    only('routes-know-no-store', '^app/routes/', [
      '^app/copy/',
      '^domain/',
      '^app/ports/',
      '^app/services/',
      '^app/platform/',
      '^app/components/',
    ]),
    only('functions-know-services', '^functions/', [
      '^domain/',
      '^app/ports/',
      '^app/services/',
      '^app/platform/',
      '^build/server/',
    ]),
    only('aws-knows-the-table', '^infra/aws/', ['^app/store/table/(table|tenant-fence)\\.ts$']),
    only('local-knows-functions', '^infra/local/(?!demo/)', [
      '^infra/local/demo/',
      '^app/components/ui/icon-names\\.ts$',
      '^app/copy/en/driver/reasons\\.ts$',
      '^functions/',
      '^app/platform/',
      '^app/store/table/table\\.ts$',
      '^domain/',
      '^infra/aws/',
    ]),
    // The demo does what people do, by the services of the pages.
    only('demo-knows-services', '^infra/local/demo/', [
      '^app/platform/',
      '^app/(ports|services)/',
      '^domain/',
      '^functions/send-mail/',
      '^infra/local/',
    ]),
    {
      name: 'sdk-in-store-only',
      severity: 'error',
      from: { pathNot: '^(app/store|tests|infra/local)/' },
      to: {
        path: 'node_modules/@aws-sdk/',
        pathNot:
          'node_modules/@aws-sdk/client-(sesv2|pinpoint-sms-voice-v2|lambda|secrets-manager|sts)/',
      },
    },
    {
      name: 'ses-in-its-mailer-only',
      severity: 'error',
      from: { pathNot: '^(app/platform/mail/ses-mailer\\.server\\.ts$|tests/)' },
      to: { path: 'node_modules/@aws-sdk/client-sesv2/' },
    },
    {
      name: 'texts-in-their-sender-only',
      severity: 'error',
      from: { pathNot: '^(app/platform/mail/sms-sender\\.server\\.ts$|tests/)' },
      to: { path: 'node_modules/@aws-sdk/client-pinpoint-sms-voice-v2/' },
    },
    {
      name: 'functions-roles-and-secrets-in-platform-aws-only',
      severity: 'error',
      from: { pathNot: '^(app/platform/aws|infra/local|tests)/' },
      to: { path: 'node_modules/@aws-sdk/client-(lambda|secrets-manager|sts)/' },
    },
    {
      name: 'lambda-knows-no-tools',
      severity: 'error',
      from: { path: '^(app|domain|functions)/' },
      to: { path: '(node_modules/(aws-cdk-lib|constructs|cdk-nag|vite|esbuild)/|^(infra|tests)/)' },
    },
    {
      name: 'cdk-in-infra-aws-only',
      severity: 'error',
      from: { pathNot: '^(infra/aws|tests/infra)/' },
      to: { path: 'node_modules/(aws-cdk-lib|constructs|cdk-nag)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules/.*/node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
