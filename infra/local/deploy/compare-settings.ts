type Value = string | number;
/** The settings of a deployment by name, of any version of the product. */
export type SettingValues = Readonly<Record<string, Value | undefined>>;

export interface SettingChange {
  readonly name: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** Lists what differs, in the order of the new settings, followed by the settings that disappear. */
export const compareSettings = (before: SettingValues, after: SettingValues): SettingChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((change) => change.before !== change.after);

/** Values that mean that the setting's resource does not exist. */
const isAbsent = (value: Value | undefined): boolean =>
  value === undefined || ['off', 'none', 'existing'].includes(String(value));

/** Whether the change removes something that is in use, such as the domain or the firewall. */
export const isRemoval = ({ before, after }: SettingChange): boolean =>
  !isAbsent(before) && isAbsent(after);

/** Settings whose number stands for a secret. Only the current number and the one before it are accepted. */
const generations = [
  'SESSION_KEY_GENERATION',
  'MAIL_LINK_KEY_GENERATION',
  'ORIGIN_SECRET_GENERATION',
];

/** Why the change must not be deployed; undefined if it may be. */
export const findRefusal = ({ name, before, after }: SettingChange): string | undefined => {
  if (!generations.includes(name) || before === undefined) return undefined;
  if (Number(after) === Number(before) + 1) return undefined;
  return `${name} must stay ${before}, or become ${Number(before) + 1} to rotate it. With ${after}, the secret in use would no longer be accepted.`;
};

const format = (value: Value | undefined): string => (value === undefined ? '(none)' : `${value}`);

/** A table of the changes, one line each. */
export const describeChanges = (changes: readonly SettingChange[]): string[] => {
  const width = Math.max(...changes.map(({ name }) => name.length));
  return changes.map((change) => {
    const { name, before, after } = change;
    const mark = isRemoval(change) ? '   REMOVED' : '';
    return `  ${name.padEnd(width)}  ${format(before)} → ${format(after)}${mark}`;
  });
};
