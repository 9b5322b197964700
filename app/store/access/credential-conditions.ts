import type { Condition } from '~/app/store/dynamo/db';

/** Requires that the stored session version is still `version`. Version 0 also matches a missing credential. */
export const hasSessionVersion = (version: number): Condition => ({
  expression: `${version === 0 ? 'attribute_not_exists(pk) OR ' : ''}#version = :version`,
  names: { '#version': 'sessionVersion' },
  values: { ':version': version },
});

export const both = (one: Condition, other: Condition): Condition => ({
  expression: `(${one.expression}) AND ${other.expression}`,
  names: { ...one.names, ...other.names },
  values: { ...one.values, ...other.values },
});

/** A step that changes a driver's credential, or creates it if missing. `change` sets further attributes. */
export const driverUpdate = (
  employeeId: string,
  change: Required<Condition>,
): Required<Condition> => ({
  expression: `SET #type = :type, #id = :id, #hash = if_not_exists(#hash, :none)${change.expression}`,
  names: { ...change.names, '#type': 'type', '#id': 'employeeId', '#hash': 'passwordHash' },
  values: { ...change.values, ':type': 'credential', ':id': employeeId, ':none': null },
});
