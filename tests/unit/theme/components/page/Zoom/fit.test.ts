import { describe, expect, it } from 'vitest';
import { fittedBox, needsPanning, panOffset, transformOnto } from '../../../../../../theme/components/page/Zoom/fit.ts';

const shown = { x: 10, y: 20, width: 400, height: 200 };
const view = { width: 1000, height: 800 };

describe('fittedBox', () => {
  it('is as large as the window allows', () => {
    expect(fittedBox(shown, { width: 4000, height: 2000 }, view)).toEqual({ x: 0, y: 150, width: 1000, height: 500 });
  });

  it('is no larger than the picture', () => {
    expect(fittedBox(shown, { width: 600, height: 300 }, view)).toEqual({ x: 200, y: 250, width: 600, height: 300 });
  });

  it('is not smaller than on the page, unless the window is', () => {
    expect(fittedBox(shown, { width: 200, height: 100 }, view).width).toBe(400);
    expect(fittedBox(shown, { width: 200, height: 100 }, { width: 300, height: 300 }).width).toBe(300);
  });
});

describe('transformOnto', () => {
  it('moves and scales from the top left', () => {
    expect(transformOnto({ x: 0, y: 150, width: 1000, height: 500 }, shown)).toBe('translate(10px, -130px) scale(0.4)');
  });
});

describe('a picture that is moved about', () => {
  it('is one that the window would make too small to read', () => {
    expect(needsPanning({ ...shown, width: 358 }, { width: 820 })).toBe(true);
    expect(needsPanning({ ...shown, width: 820 }, { width: 820 })).toBe(false);
    expect(needsPanning({ ...shown, width: 700 }, { width: 820 })).toBe(false);
  });

  it('starts where it was touched, as far as it reaches', () => {
    expect(panOffset(0.5, 1000, 400)).toBe(300);
    expect(panOffset(0, 1000, 400)).toBe(0);
    expect(panOffset(1, 1000, 400)).toBe(600);
    expect(panOffset(0.9, 300, 400)).toBe(0);
  });
});
