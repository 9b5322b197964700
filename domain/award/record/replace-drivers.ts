/** The keys under which a record names a driver, on whatever level. Job and week IDs have other keys. */
const driverKeys = new Set(['driverId', 'employeeId', 'withDriverId', 'freedBy']);

interface Replacement {
  readonly toId: (employeeId: string) => string;
  /** `employeeId`: whose name it is; undefined if that is not known. */
  readonly toName: (name: string, employeeId: string | undefined) => string;
}

/** A copy of a part of a record in which drivers have other IDs and names. */
export const replaceDrivers = <T>(value: T, replacement: Replacement): T => {
  if (Array.isArray(value))
    // Lists of texts are ranked IDs, of which a record may have a million.
    return typeof value[0] === 'string'
      ? value
      : (value.map((one: unknown) => replaceDrivers(one, replacement)) as T);
  if (typeof value !== 'object' || value === null) return value;
  const { employeeId, driverId = employeeId } = value as Record<string, unknown>;
  const owner = typeof driverId === 'string' ? driverId : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]: [string, unknown]) => {
      if (typeof below !== 'string') return [key, replaceDrivers(below, replacement)];
      if (key === 'name') return [key, replacement.toName(below, owner)];
      return [key, driverKeys.has(key) ? replacement.toId(below) : below];
    }),
  ) as T;
};
