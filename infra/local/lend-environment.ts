/** Sets variables of this process until the returned function restores them. */
export const lendEnvironment = (values: Readonly<Record<string, string>>): (() => void) => {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      // Another store may have set its own value in the meantime, which must stay.
      if (process.env[name] !== values[name]) continue;
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
};
