import type { calendar as en } from '~/app/copy/en/server/calendar';

export const calendar: typeof en = {
  name: 'Trabajo',
  vacation: 'Vacaciones',
  vacationWeek: (weekId) => `Semana de vacaciones ${weekId}`,
  job: (jobId) => `Trabajo ${jobId}`,
  jobText: (startTime, weekDays) => `Inicio ${startTime}, ${weekDays}`,
};
