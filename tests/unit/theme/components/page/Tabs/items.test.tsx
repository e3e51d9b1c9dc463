import { expect, test } from 'vitest';
import { indexAfterKey } from '../../../../../../theme/components/page/Tabs/chosen.ts';
import { Tab } from '../../../../../../theme/components/page/Tabs/index.tsx';
import { tabItems } from '../../../../../../theme/components/page/Tabs/items.ts';

test('panels are matched to values by value, then by place', () => {
  const items = tabItems([<Tab key="x" value="b" />, <Tab key="y" />], [{ label: 'A' }, { label: 'B', value: 'b' }]);
  expect(items.map(({ content }) => (content as { props: { value?: string } }).props.value)).toEqual(['b', 'b']);
});

test('the arrow keys pass over a disabled tab', () => {
  const tabs = [false, true, false].map((disabled) => ({ label: '', content: null, disabled }));
  expect([indexAfterKey('ArrowRight', 0, tabs), indexAfterKey('ArrowLeft', 2, tabs)]).toEqual([2, 0]);
});
