/**
 * Makes this process and every command that it starts use an AWS profile. Removes the shell's keys, which some
 * tools would prefer to the profile.
 */
export const useProfile = (profile: string): void => {
  process.env.AWS_PROFILE = profile;
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
    delete process.env[name];
};
