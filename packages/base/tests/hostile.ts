/** Wrong values for tests of data readers, as a proxy, an old deploy, another program or an attacker may send them. */
const SHAPES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  [null],
  [1, 'a', {}],
  {},
  { length: -1 },
  { toString: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { constructor: { prototype: null } },
];

/** Texts that no part of the page may run, show as markup or choke on. */
export const HOSTILE_TEXTS = [
  '',
  '<!doctype html><title>Sign in</title>',
  '"><img src=x onerror=window.hacked=1>',
  "';window.hacked=1;//",
  '<script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  '//evil.example/',
  '/\t/evil.example',
  '/.//evil.example/x',
  '/a/..//evil.example/x',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '[object Object]',
  '{"__proto__":{"hacked":1}}',
  '[null,1,{"url":"javascript:window.hacked=1"}]',
  '\u0000\u202e\ud800',
  '%',
  '%E0%A4%A',
  'x'.repeat(20_000),
];

/** A value replaced by something else, and with each of its parts replaced in turn. */
function* changed(value: unknown): Generator<unknown> {
  yield* SHAPES;
  yield* HOSTILE_TEXTS;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const other of changed(part))
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
}

/** Every wrong value for a function that expects `good`: other shapes, and `good` with one part changed. */
export const hostileValues = (good: unknown): unknown[] => [...changed(good)];

/** Every wrong value for a function that parses a text: hostile texts, and the wrong values as JSON. */
export const hostileTexts = (good: string): string[] => {
  const asJson = (() => {
    try {
      return hostileValues(JSON.parse(good));
    } catch {
      return SHAPES;
    }
  })();
  return [...HOSTILE_TEXTS, good.slice(0, -1), ...asJson.map((value) => JSON.stringify(value) ?? '')];
};
