export { vacationWeeks } from '~/app/copy/en/server/vacation-weeks';
