import type { Settings } from '~/infra/aws/settings';
import {
  compareSettings,
  describeChanges,
  findRefusal,
  type SettingValues,
} from './compare-settings';
import type { DeployedStack } from './deployed-stack';

/** The settings of the last deployment; undefined if an earlier version deployed it, which did not store them. */
const readDeployed = ({ outputs }: DeployedStack): SettingValues | undefined =>
  outputs.Settings === undefined
    ? undefined
    : (JSON.parse(outputs.Settings) as Record<string, string | number>);

/** Describes what a deployment changes, one line each. Throws if it would make secrets in use invalid. */
export const reviewSettings = (settings: Settings, stack: DeployedStack | undefined): string[] => {
  const { STACK_NAME, AWS_REGION } = settings;
  const all = describeChanges(compareSettings({}, settings));
  if (!stack?.isCreated)
    return [
      `There is no stack ${STACK_NAME} in ${AWS_REGION} yet. This creates an installation with an empty table:`,
      ...all,
    ];
  const deployed = readDeployed(stack);
  if (deployed === undefined)
    return [
      'An earlier version deployed this stack and did not store its settings. Check that none is missing,',
      'and that both generations are those of the last deployment:',
      ...all,
    ];
  const changes = compareSettings(deployed, settings);
  const refusals = changes.flatMap((change) => findRefusal(change) ?? []);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  return changes.length === 0
    ? ['No setting changes.']
    : ['These settings change:', ...describeChanges(changes)];
};
