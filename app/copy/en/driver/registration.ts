export const registration = {
  requestAccess: 'Request Access',
  title: 'Request System Access',
};
