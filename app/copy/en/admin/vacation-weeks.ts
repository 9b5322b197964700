export const vacationWeeks = {
  weekIdStartDateEnd: 'Week ID, Start Date, End Date (YYYY-MM-DD), and Total Slots',
  generateAYear: 'Generate a Year',
  deletePastWeeks: (past: number) => `Delete past weeks (${past})`,

  editVacationWeeksTitle: 'Edit Vacation Weeks',
  tableView: 'Table View',
  masterList: 'Master List',
};
