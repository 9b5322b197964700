/** Names of people that are as different as those of a real depot. All people are invented. */
const split = (names: string): readonly string[] => names.split(' ');

export const givenNames = split(
  'Alicia Amara Andre Angela Anthony Beatriz Brian Camille Carlos Carmen Cheryl Curtis Daniel Darnell Deborah Denise ' +
    'Derek Diego Elena Ernesto Fatima Frank Gloria Grace Hector Imani Isabel Jamal Janet Jerome Joanna Joseph Karen ' +
    'Kevin Latoya Leon Linda Luis Malik Marcus Mariana Mei Michael Monique Natalia Nadia Oluwaseun Omar Patricia Paul ' +
    'Priya Ramon Rebecca Roberto Rosa Ruth Samuel Sandra Sean Stephanie Terrence Tomasz Valerie Victor Wanda Xavier ' +
    'Yolanda Zoe',
);

export const familyNames = split(
  'Adeyemi Alvarez Baker Bennett Boateng Brooks Campbell Castillo Chen Coleman Cruz Davis Delgado Dixon Edwards Ellis ' +
    'Esposito Fernandez Fields Fitzgerald Foster Garcia Gomez Graham Greene Hamilton Hayes Henderson Hernandez Howard ' +
    'Ivanova Jackson Jenkins Johnson Kelly Kim Kowalski Lewis Lopez Marino Martin Mendoza Mitchell Moore Morales Murphy ' +
    "Nguyen Novak O'Brien Okafor Ortiz Patel Perez Powell Ramirez Reed Reyes Rivera Robinson Romano Russo Sanchez Santos " +
    'Shah Simmons Singh Sullivan Torres Vargas Walker Washington Williams Wright Young',
);
