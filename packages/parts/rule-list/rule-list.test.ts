import { tree } from '@rsdoctor-docs/base/tests/tree';
import { expect, it } from 'vitest';
import { completeRuleLists } from './rule-list.plugin.ts';

it('a code that is missing stops the build', () => {
  const page = tree('<RuleList>\n\n| Code | Finds |\n| --- | --- |\n| EXTEND | Something |\n\n</RuleList>\n');
  expect(() => completeRuleLists(page, 'docs/en/guide/rules/rules.mdx', { rules: [], numbers: {} })).toThrow(
    /rules\.mdx:1.*<RuleList>.*EXTEND, OVERLAY/s,
  );
});
