export const posting = {
  order: 'Order of this sheet',
  orders: {
    seniority: 'By seniority',
    name: 'By name',
    week: 'By week',
    job: 'By job',
  },
};
