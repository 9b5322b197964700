/** The most people who may have access to one site, invited ones included. */
export const maxPeople = 50;
/** The most people who may work at every site of a company. */
export const maxCompanyAdmins = 20;
export const maxPersonName = 60;
