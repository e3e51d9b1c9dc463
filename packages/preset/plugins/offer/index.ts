/** What Rspress offers: the faults of pages, menus and configuration, and the table that they rest on. */
export * from './faults.ts';
export * from './table.ts';
export * as table from './table.ts';
