export const ssoPagePath = '/admin/single-sign-on';
