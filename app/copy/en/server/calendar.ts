export const calendar = {
  name: 'Work',
  vacation: 'Vacation',
  vacationWeek: (weekId: string) => `Vacation week ${weekId}`,
  job: (jobId: string) => `Job ${jobId}`,
  jobText: ({
    startTime,
    timeZone,
    weekDays,
  }: {
    readonly startTime: string;
    readonly timeZone: string;
    readonly weekDays: string;
  }) => `Start ${startTime} (${timeZone}), ${weekDays}`,
};
