import { afterAll, beforeAll, describe } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { activityContract } from './contract/activity';
import { accessContract } from './contract/access';
import { awardContract } from './contract/award';
import { claimsContract } from './contract/claims';
import { companiesContract } from './contract/companies';
import { contactsContract } from './contract/contacts';
import { erasuresContract } from './contract/erasures';
import { mailContract } from './contract/mail';
import { notesContract } from './contract/notes';
import { peopleContract } from './contract/people';
import { picksContract } from './contract/picks';
import { registrationsContract } from './contract/registrations';
import { rosterContract } from './contract/roster';
import { sitesContract } from './contract/sites';
import { statusContract } from './contract/status';
import { summariesContract } from './contract/summaries';
import { tradesContract } from './contract/trades';
import { vacationsContract } from './contract/vacations';

/** What every implementation of the ports must do, both the real stores and the fakes for tests of services. */
export const testStores = (start: () => Promise<{ stores: Stores; stop: () => Promise<void> }>) => {
  let started: { stores: Stores; stop: () => Promise<void> };
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.stop());
  const get = () => started.stores;
  describe('sites and what is due', () => sitesContract(get));
  describe('companies, limits and totals', () => companiesContract(get));
  describe('status of the installation', () => statusContract(get));
  describe('summaries of companies', () => summariesContract(get));
  describe('access', () => accessContract(get));
  describe('people with access to a site', () => peopleContract(get));
  describe('picks', () => picksContract(get));
  describe('claims', () => claimsContract(get));
  describe('notes and reminders', () => notesContract(get));
  describe('trades', () => tradesContract(get));
  describe('email addresses and notices', () => contactsContract(get));
  describe('emails and one-time codes', () => mailContract(get));
  describe('erasures of drivers', () => erasuresContract(get));
  describe('drivers and jobs', () => rosterContract(get));
  describe('vacation weeks and picks', () => vacationsContract(get));
  describe('requests for access', () => registrationsContract(get));
  describe('activity log', () => activityContract(get));
  describe('awards, manual assignments and activity', () => awardContract(get));
};
