export const logoPagePath = '/admin/company-logo';
