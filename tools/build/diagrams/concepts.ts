/** Small diagrams of the terms page, one idea each. */
import { arrow, box, type Diagram, frame, strike, text } from './draw.ts';

export const entry: Diagram = {
  height: 110,
  alt: {
    en: 'The bundler starts at the entry src/main.js and follows its imports to further modules.',
    zh: '打包工具从入口 src/main.js 开始，沿着引用关系收集其余模块。',
  },
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
  alt: {
    en: 'A script, a style sheet and an image that your code imports each become one module of the build.',
    zh: '代码中引入的脚本、样式表和图片，各自成为构建中的一个模块。',
  },
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
  alt: {
    en: 'Three modules form a chunk, and the chunk is written to the file main.js.',
    zh: '三个模块组成一个 chunk，输出为 main.js 文件。',
  },
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
  alt: {
    en: 'On a time line, the initial chunk main.js is loaded when the page opens; the async chunk chart.js follows when the code reaches import().',
    zh: '时间轴上，初始 chunk main.js 在打开页面时加载，异步 chunk chart.js 在代码执行到 import() 时才加载。',
  },
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
  alt: {
    en: 'The folder dist holds assets: scripts, style sheets, images, fonts and HTML.',
    zh: 'dist 目录中的脚本、样式表、图片、字体和 HTML 都是产物文件。',
  },
  draw: () => [
    frame(8, 4, 464, 84, 'dist'),
    ...['main.js', 'main.css', 'logo.png', 'index.html'].map((name, index) =>
      box(17 + index * 113, 34, 107, 40, name, 'strong'),
    ),
  ],
};

export const concatenated: Diagram = {
  height: 130,
  alt: {
    en: 'Three modules with a scope of their own are merged into one concatenated module with a single scope.',
    zh: '三个模块原本各有作用域，合并后共用一个作用域，成为合并模块。',
  },
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
  alt: {
    en: 'math.js exports add and multiply. Only add is imported, so multiply is removed from the bundle.',
    zh: 'math.js 导出 add 和 multiply，只用到了 add，因此 multiply 会从产物中移除。',
  },
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
  alt: {
    en: 'polyfill.js changes window when it is imported, so it stays in the bundle although none of its exports is used.',
    zh: 'polyfill.js 一经引入就会修改 window，因此即使没有用到任何导出，也会保留在产物中。',
  },
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
  alt: {
    en: 'legacy.cjs is a CommonJS module, so the bundler does not merge it with the other two: that is a bailout, and the report shows the reason.',
    zh: 'legacy.cjs 是 CommonJS 模块，打包工具无法将其与另外两个模块合并，这就是 bailout，报告中会列出原因。',
  },
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
  alt: {
    en: 'A loader takes the content of cart.less and returns CSS; the next loader turns that into a module.',
    zh: 'loader 读取 cart.less 的内容并返回 CSS，下一个 loader 再将其转换为模块。',
  },
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
  alt: {
    en: 'The pitches of style-loader, css-loader and less-loader run first, in this order; then the file is read, and the loaders run in the opposite order.',
    zh: 'style-loader、css-loader、less-loader 的 pitch 先依次执行，随后读取文件，loader 再按相反的顺序执行。',
  },
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
  alt: {
    en: 'The build passes the hooks compile, emit and done. A plugin has a tap on emit: its function runs each time the build gets there.',
    zh: '构建依次经过 compile、emit、done 等钩子。某个插件在 emit 上注册了 tap，构建到达该钩子时就会执行插件的函数。',
  },
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
