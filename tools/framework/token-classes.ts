/** Class of each of Shiki's colors; theme/styles/code.css paints them. */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  constant: 'tc',
  string: 'ts',
  comment: 'tm',
  keyword: 'tk',
  parameter: 'ta',
  function: 'tf',
  'string-expression': 'te',
  punctuation: 'tp',
  link: 'tl',
  inserted: 'ti',
  deleted: 'td',
  changed: 'th',
};
