export * from './every-page';
export * from './jobs';
export * from './other-pages';
export * from './rankings';
export * from './vacations';
