import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tab, Tabs } from '../../../../../../theme/components/page/Tabs/index.tsx';

it('prerenders every panel, one of them shown', () => {
  const html = renderToStaticMarkup(
    <Tabs groupId="g" defaultValue="b">
      <Tab label="A">First</Tab>
      <Tab label="B" value="b">
        Second
      </Tab>
    </Tabs>,
  );
  expect(html).toMatch(/aria-selected="false" tabindex="-1">A<.*aria-selected="true" tabindex="0">B</);
  expect(html).toMatch(/aria-label="A" class="[^"]*" hidden="">First</);
  expect(html).toMatch(/aria-label="B" class="[^"]*">Second</);
});
