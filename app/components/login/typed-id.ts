/**
 * The employee ID that was typed last. It lasts only as long as the loaded page: a link of another website, a reload and a
 * session that has ended never come with one.
 */
let typedId: string | null = null;

export const noteTypedId = (employeeId: string): void => {
  typedId = employeeId;
};

/** Whether this ID was typed just before. The next call says no. */
export const takeTypedId = (employeeId: string): boolean => {
  const isTyped = typedId === employeeId;
  typedId = null;
  return isTyped;
};
