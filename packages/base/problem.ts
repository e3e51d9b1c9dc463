/** An error with everything a person needs: where, what, what was expected and seen, what to do. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(where: string, what: string, details: { expected?: string; seen?: string; fix?: string } = {}) {
    const { expected, seen, fix } = details;
    const rows = [
      ['expected: ', expected],
      ['seen:     ', seen],
      ['do:       ', fix],
    ];
    super(
      [`${where}  ${what}`, ...rows.flatMap(([label, text]) => (text === undefined ? [] : `    ${label}${text}`))].join(
        '\n',
      ),
    );
  }
}
