import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FeatureIcon } from './pictures.tsx';

vi.mock('@rspress/core/theme', () => ({ renderHtmlOrText: (text: string) => ({ children: `by Rspress: ${text}` }) }));

const drawn = (name: string) => renderToStaticMarkup(<FeatureIcon name={name} />);

test('the icon of a card is one of our pictures by its name, or what Rspress takes: an emoji, markup', () => {
  expect(drawn('scan')).toMatch(/^<svg[^>]* viewBox="0 0 280 112"/);
  expect(drawn('🚀')).toBe('<span aria-hidden="true">by Rspress: 🚀</span>');
});
