/** Small diagrams of the terms page, one idea each. */
import { arrow, box, type Diagram, frame, strike, text } from '@rsdoctor-docs/parts/diagram';

export const entry: Diagram = {
  height: 110,
  draw: (t) => [
    box(8, 30, 130, 52, ['src/main.js', t('entry', '入口')], 'strong'),
    arrow([138, 56], [172, 56]),
    box(174, 30, 130, 52, ['src/App.js', t('module', '模块')]),
    arrow([304, 46], [338, 30]),
    arrow([304, 66], [338, 82]),
    box(340, 4, 132, 46, ['react-dom', t('module', '模块')]),
    box(340, 60, 132, 46, ['src/Cart.js', t('module', '模块')]),
  ],
};

export const module: Diagram = {
  height: 130,
  draw: (t) =>
    (['price.ts', 'cart.css', 'logo.png'] as const).flatMap((name, index) => {
      const x = 8 + index * 162;
      return [
        box(x, 4, 140, 46, [name, t('file', '文件')], 'quiet'),
        arrow([x + 70, 50], [x + 70, 78]),
        box(x, 80, 140, 46, [name, t('module', '模块')], 'strong'),
      ];
    }),
};

export const chunk: Diagram = {
  height: 130,
  draw: (t) => [
    frame(8, 6, 300, 116, 'chunk', 'strong'),
    box(24, 34, 128, 36, 'src/main.js'),
    box(164, 34, 128, 36, 'src/App.js'),
    box(24, 78, 128, 36, 'react-dom'),
    arrow([308, 64], [346, 64]),
    box(348, 38, 124, 52, ['main.js', t('asset', '产物文件')]),
  ],
};

export const initialAsync: Diagram = {
  height: 120,
  draw: (t) => [
    arrow([8, 100], [472, 100]),
    box(8, 8, 170, 52, ['main.js', t('initial', '初始')], 'strong'),
    arrow([40, 60], [40, 98]),
    text(52, 82, t('page opens', '打开页面'), { anchor: 'start', note: true }),
    box(290, 8, 170, 52, ['chart.js', t('async', '异步')]),
    arrow([322, 60], [322, 98]),
    text(334, 82, t('import() runs', '执行 import()'), { anchor: 'start', note: true }),
  ],
};

export const asset: Diagram = {
  height: 96,
  draw: () => [
    frame(8, 4, 464, 84, 'dist'),
    ...['main.js', 'main.css', 'logo.png', 'index.html'].map((name, index) =>
      box(17 + index * 113, 34, 107, 40, name, 'strong'),
    ),
  ],
};

export const concatenated: Diagram = {
  height: 130,
  draw: (t) => [
    text(80, 10, t('before', '合并前'), { note: true }),
    box(8, 22, 144, 30, 'App.js'),
    box(8, 58, 144, 30, 'Card.js'),
    box(8, 94, 144, 30, 'Price.js'),
    arrow([160, 73], [226, 73]),
    frame(230, 12, 242, 112, t('concatenated module', '合并模块'), 'strong'),
    text(351, 54, 'App.js'),
    text(351, 78, 'Card.js'),
    text(351, 102, 'Price.js'),
  ],
};

export const treeShaking: Diagram = {
  height: 120,
  draw: (t) => [
    frame(8, 4, 190, 112, 'math.js'),
    box(26, 32, 154, 34, 'add', 'strong'),
    box(26, 74, 154, 34, 'multiply', 'quiet'),
    arrow([198, 49], [280, 49]),
    frame(282, 4, 190, 112, t('bundle', '产物')),
    box(300, 32, 154, 34, 'add', 'strong'),
    strike(310, 91, 444, 91),
    text(377, 91, t('multiply (removed)', 'multiply（已移除）'), { note: true }),
  ],
};

export const sideEffects: Diagram = {
  height: 112,
  draw: (t) => [
    box(8, 30, 140, 52, ['src/main.js', t('imports it', '引入')]),
    arrow([148, 56], [166, 56]),
    box(168, 30, 138, 52, ['polyfill.js', t('changes window', '修改 window')], 'strong'),
    arrow([306, 56], [324, 56]),
    box(326, 30, 146, 52, [t('bundle', '产物'), t('keeps the module', '保留该模块')]),
  ],
};

export const bailout: Diagram = {
  height: 120,
  draw: (t) => [
    frame(8, 6, 220, 104, t('merged', '已合并')),
    box(24, 34, 188, 30, 'App.js'),
    box(24, 72, 188, 30, 'Card.js'),
    frame(252, 6, 220, 104, t('stays apart', '单独保留'), 'strong'),
    box(268, 34, 188, 30, 'legacy.cjs', 'strong'),
    text(362, 87, t('reason: not an ES module', '原因：不是 ES 模块'), { note: true }),
  ],
};

export const loader: Diagram = {
  height: 76,
  draw: (t) => [
    box(8, 14, 84, 46, 'cart.less'),
    arrow([92, 37], [112, 37]),
    box(114, 14, 112, 46, 'less-loader', 'strong'),
    arrow([226, 37], [246, 37]),
    box(248, 14, 112, 46, 'css-loader', 'strong'),
    arrow([360, 37], [380, 37]),
    box(382, 14, 90, 46, t('module', '模块')),
  ],
};

export const pitch: Diagram = {
  height: 140,
  draw: (t) => [
    text(8, 14, `1  pitch`, { anchor: 'start', note: true }),
    arrow([70, 14], [378, 14]),
    ...['style-loader', 'css-loader', 'less-loader'].map((name, index) =>
      box(8 + index * 125, 32, 120, 56, name, 'strong'),
    ),
    box(396, 32, 76, 56, t('file', '文件')),
    text(8, 112, `2  loader`, { anchor: 'start', note: true }),
    arrow([378, 112], [70, 112]),
  ],
};

export const hookTap: Diagram = {
  height: 150,
  draw: (t) => [
    arrow([8, 44], [472, 44]),
    text(12, 30, t('build', '构建'), { anchor: 'start', note: true }),
    ...['compile', 'emit', 'done'].map((name, index) =>
      box(80 + index * 130, 22, 104, 46, [name, t('hook', '钩子')], index === 1 ? 'strong' : 'plain'),
    ),
    arrow([262, 108], [262, 70]),
    box(192, 108, 140, 38, 'YourPlugin'),
    text(272, 90, 'tap', { anchor: 'start', note: true }),
  ],
};
