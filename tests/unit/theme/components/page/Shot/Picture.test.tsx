import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../../../../theme/components/page/Shot/Picture.tsx';

const html = renderToStaticMarkup(<Picture source="/shots/page-tab.zh" alt="标签页" width={1680} height={1050} />);

test('one picture a theme, AVIF before PNG', () => {
  expect([...html.matchAll(/srcSet="([^"]+)"|src="([^"]+)"/gi)].map(([, set, src]) => set ?? src)).toEqual([
    '/shots/page-tab.zh.light.avif',
    '/shots/page-tab.zh.light.png',
    '/shots/page-tab.zh.dark.avif',
    '/shots/page-tab.zh.dark.png',
  ]);
});

test('each is lazy, has its size and its text', () => {
  const images = html.match(/<img[^>]*>/g)!;
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/alt="标签页" width="1680" height="1050" loading="lazy"/);
});

test('a caption stands below both', () => {
  const figure = renderToStaticMarkup(
    <Picture source="/shots/a" alt="a" width={2} height={1}>
      ① The list of files
    </Picture>,
  );
  expect(figure).toMatch(/<\/picture><figcaption>① The list of files<\/figcaption><\/figure>$/);
  expect(html).not.toContain('figcaption');
});

test('a phone is offered pieces of it, in their own size', () => {
  const figure = renderToStaticMarkup(
    <Picture source="/shots/a" alt="a" width={880} height={500} phone="429 300" phoneMarks="5,6" marks="10,20" />,
  );
  expect(figure).toMatch(
    /<picture[^>]*><source media="\(width &lt;= 40em\)" type="image\/avif" srcSet="\/shots\/a\.light\.phone\.avif" width="429" height="300"\/><source type="image\/avif" srcSet="\/shots\/a\.light\.avif"\/><img /,
  );
  expect(figure).toContain('data-marks="10,20" data-phone-marks="5,6"');
  expect(html).not.toContain('media');
});
