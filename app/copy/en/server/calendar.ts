export const calendar = {
  name: 'Work',
  vacation: 'Vacation',
  vacationWeek: (weekId: string) => `Vacation week ${weekId}`,
  job: (jobId: string) => `Job ${jobId}`,
  jobText: (startTime: string, weekDays: string) => `Start ${startTime}, ${weekDays}`,
};
