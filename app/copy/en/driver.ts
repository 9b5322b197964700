export const driver = {};
