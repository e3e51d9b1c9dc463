/**
 * Baseline: no style asks for more than the browsers that README.md names. ESLint is here for that alone; Biome checks
 * everything else.
 */
import css from '@eslint/css';

export default [
  { ignores: ['**/doc_build/'] },
  {
    files: ['{theme,packages}/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          // What these lack changes nothing that is read or used: how far a box scrolls on, when a section is laid out.
          allowProperties: [
            'content-visibility',
            'overscroll-behavior',
            'scrollbar-width',
            'text-wrap',
            'backdrop-filter',
            'break-after',
            // Menus stand at their buttons where the browser can place them; elsewhere in the corner, by the rules before.
            'anchor-name',
            'position-anchor',
            'position-area',
            'position-try-fallbacks',
          ],
          allowFunctions: ['anchor'],
          allowPropertyValues: { 'position-area': ['block-end', 'span-inline-start', 'span-inline-end'] },
          // Menus stay closed without popovers (styles/index.css); a theme may switch without a transition.
          allowSelectors: ['popover-open', 'view-transition', 'view-transition-old', 'view-transition-new'],
        },
      ],
    },
  },
];
