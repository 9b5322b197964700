export const vacationWeeks = {
  importColumns: 'Week ID, Start Date, End Date (YYYY-MM-DD), and Total Slots',
  generateYear: 'Generate a Year',
  deletePastWeeks: (past: number) => `Delete past weeks (${past})`,

  title: 'Edit Vacation Weeks',
  tableView: 'Table View',
  masterList: 'Master List',
};
