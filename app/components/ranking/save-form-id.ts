/** Fields outside the save bar belong to its form by this ID. */
export const saveFormId = 'save-list';
