import type { Environment } from '~/infra/local/environment';

/** Describes what a deployment created and what is left to do, one line each. `outputs` are the stack's. */
export const describeDeployment = (
  { name: environment, settings: { DOMAIN_NAME, ALARM_EMAIL } }: Environment,
  outputs: Readonly<Record<string, string>>,
): string[] => {
  const line = (name: string, text = '') => `  ${name.padEnd(22)} ${text}`;
  const dkimRecords = ['DkimRecord1', 'DkimRecord2', 'DkimRecord3'].flatMap(
    (name) => outputs[name] ?? [],
  );
  return [
    line('Job Selection System', outputs.Url),
    ...(DOMAIN_NAME ? [line('Point its DNS name to', outputs.CloudFrontName)] : []),
    line('Administration', 'Company ID DEFAULT, Site Code MAIN, Username admin, password in'),
    line('', outputs.MasterAdminPasswordSecret),
    ...dkimRecords.map((record) => line('Add to the DNS', record)),
    ...(ALARM_EMAIL
      ? [
          line(
            'Alarms',
            `reach ${ALARM_EMAIL} once the link in each email from AWS is opened. Then`,
          ),
          line('', `test them: npm run deploy -- ${environment} --test-alarm`),
        ]
      : [line('Alarms', 'reach nobody: add ALARM_EMAIL to the settings and deploy again')]),
  ];
};
