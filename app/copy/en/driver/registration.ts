export const registration = {
  loading: 'Loading…',
  requestAccess: 'Request Access',
  requestSystemAccess: 'Request System Access',
};
