/** What home draws of the sample shop and of Open MCT, as packages/evidence has counted it. */
import type { HomeRecord } from '@rsdoctor-docs/evidence/home';
import record from '#docs/generated/home.json';

export const { added, application, findings, growth, lanes, rest, rules, span, tiles } =
  record as unknown as HomeRecord;
