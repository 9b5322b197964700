/** The most people who may have access to one site, invited ones included. */
export const maxPeople = 50;
export const maxPersonName = 60;
