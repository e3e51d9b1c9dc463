import { describe, expect, it, test } from 'vitest';
import { chosenIndex, indexAfterKey } from '../../../../../../theme/components/page/Tabs/chosen.ts';
import { Tab } from '../../../../../../theme/components/page/Tabs/index.tsx';
import { labelText, type TabItem, tabItems } from '../../../../../../theme/components/page/Tabs/items.ts';

const tabs = (...disabled: boolean[]): TabItem[] =>
  disabled.map((off) => ({ label: '', content: null, disabled: off }));

describe('tabItems', () => {
  it('reads the Tab children and leaves out the white space of MDX', () => {
    const items = tabItems([<Tab key="a" label="A" value="a" />, '\n', <Tab key="b" />]);
    expect(items.map(({ label, value }) => [label, value])).toEqual([
      ['A', 'a'],
      [1, undefined],
    ]);
  });

  it('matches panels to values by value, then by place', () => {
    const items = tabItems([<Tab key="x" value="b" />, <Tab key="y" />], [{ label: 'A' }, { label: 'B', value: 'b' }]);
    expect(items.map(({ content }) => (content as { props: { value?: string } }).props.value)).toEqual(['b', 'b']);
  });
});

describe('labelText', () => {
  it('is the words of nested labels', () => {
    expect(
      labelText(
        <b>
          a {1}
          <i>b</i>
        </b>,
      ),
    ).toBe('a 1b');
  });
});

test('a stored choice is the index of a tab that is there and not disabled', () => {
  expect(chosenIndex('1', tabs(false, false), 0)).toBe(1);
  expect(chosenIndex('1', tabs(false, true), 0)).toBe(0);
  expect(chosenIndex(null, tabs(false, false), 7)).toBe(0);
});

describe('indexAfterKey', () => {
  const items = tabs(false, true, false);

  it.each([
    ['ArrowRight', 0, 2],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s on tab %i leads to %s', (key, index, next) => {
    expect(indexAfterKey(key, index, items)).toBe(next);
  });
});
