export * from './every-page';
export * from './jobs';
export * from './no-network';
export * from './other-pages';
export * from './rankings';
export * from './vacations';
