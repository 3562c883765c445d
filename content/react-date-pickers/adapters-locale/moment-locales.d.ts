/** Moment.js has no declarations for its locales, and TypeScript 6 looks for those of imports without a name, too. */
declare module 'moment/locale/*';
