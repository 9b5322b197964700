/**
 * The employee ID that was typed last. It lasts only as long as the loaded page: a link of another website, a reload and a
 * session that has ended never come with one.
 */
let typedId: string | null = null;

export const noteTypedId = (employeeId: string): void => {
  typedId = employeeId;
};

/** Whether this ID was typed just before. */
export const isTypedId = (employeeId: string): boolean => typedId === employeeId;

export const forgetTypedId = (): void => {
  typedId = null;
};
