export { vacationWeeks } from '~/app/copy/en/admin/vacation-weeks';
