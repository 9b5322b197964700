const fieldByCode: Record<
  string,
  'currentPassword' | 'password' | 'repeated' | 'email' | 'code' | 'employeeId' | 'number' | 'name'
> = {
  'invalid-employee-id': 'employeeId',
  'wrong-current-password': 'currentPassword',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-easy': 'password',
  'passwords-differ': 'repeated',
  'invalid-email': 'email',
  'wrong-code': 'code',
  'invalid-number': 'number',
  'country-not-served': 'number',
  'wrong-number-code': 'code',
  'number-code-over': 'code',
  'person-name-missing': 'name',
  'person-name-too-long': 'name',
};

/** The error by the form field to show it at; under `general` if it is not about a single field. */
export const fieldErrors = <E extends { code: string; text: string }>(
  error: E | undefined,
): {
  currentPassword?: string;
  password?: string;
  repeated?: string;
  email?: string;
  code?: string;
  employeeId?: string;
  number?: string;
  name?: string;
  general?: E;
} => {
  if (!error) return {};
  const field = fieldByCode[error.code];
  return field ? { [field]: error.text } : { general: error };
};
