export * from '@rsdoctor-docs/preset/theme';
