/** Walks an options type of a package as TypeScript's checker sees it, and prints types the way a reader knows them. */
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { Project, ts } from 'ts-morph';

export interface TypeRow {
  /** Dotted path: `output.options.type`. */
  path: string;
  type: string;
  optional: boolean;
  /** The text of `@deprecated`, on the option or on one of the types that declare it. */
  deprecated?: string;
  /** The value of `@default`, for options whose default the package's code does not tell. */
  saidDefault?: string;
}

/**
 * Compiles types inside an installed folder and walks each. All share one program, because making it is slow.
 * @param aliases a name for each type, and the type as source text
 * @returns the options of each type by its name
 */
export function readTypes(folder: string, aliases: Readonly<Record<string, string>>): Map<string, TypeRow[]> {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      skipLibCheck: true,
      types: [],
      noEmit: true,
    },
  });
  const text = Object.entries(aliases)
    .map(([name, type]) => `export type ${name} = ${type};`)
    .join('\n');
  const source = project.createSourceFile(path.join(folder, '__generate.ts'), text);
  const faults = source.getPreEmitDiagnostics();
  if (faults.length > 0)
    throw new Problem(folder, 'the types of the packages are not where they were', {
      seen: project.formatDiagnosticsWithColorAndContext(faults),
      fix: 'see what the packages export now, and follow it in packages/evidence/facts',
    });
  const checker = project.getTypeChecker().compilerObject;
  return new Map(
    Object.keys(aliases).map((name) => [
      name,
      walkOptions(source.getTypeAliasOrThrow(name).getType().compilerType, checker),
    ]),
  );
}

/** All options of a type, parents before their children, in the order of the declaration. */
function walkOptions(type: ts.Type, checker: ts.TypeChecker, prefix = '', seen: readonly ts.Type[] = []): TypeRow[] {
  const byName = new Map<string, ts.Symbol[]>();
  for (const part of objectParts(type, checker)) {
    for (const property of checker.getPropertiesOfType(part)) {
      byName.set(property.name, [...(byName.get(property.name) ?? []), property]);
    }
  }
  return [...byName].flatMap(([name, symbols]): TypeRow[] => {
    const types = symbols.flatMap((symbol) => unionParts(checker.getTypeOfSymbol(symbol)));
    if (types.every((part) => part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never))) return [];
    const dotted = prefix === '' ? name : `${prefix}.${name}`;
    const deprecated = symbols.map((symbol) => tagOf(symbol, 'deprecated', checker)).find((text) => text !== undefined);
    const saidDefault = symbols
      .map((symbol) => tagOf(symbol, 'default', checker))
      .find((text) => text !== undefined && text !== '');
    const row: TypeRow = {
      path: dotted,
      type: printTypes(types, checker),
      optional: symbols.some((symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0),
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(saidDefault === undefined ? {} : { saidDefault }),
    };
    const children = types.filter((part) => !seen.includes(part)).flatMap((part) => objectParts(part, checker));
    return inTreeOrder([
      row,
      ...merge(children.map((part) => walkOptions(part, checker, dotted, [...seen, type, part]))),
    ]);
  });
}

/** Puts children right after their parent. A second form of an object adds its children at the end of the list. */
function inTreeOrder(rows: readonly TypeRow[]): TypeRow[] {
  const parentOf = (row: TypeRow): string => row.path.slice(0, Math.max(0, row.path.lastIndexOf('.')));
  const below = (parent: TypeRow): TypeRow[] => [
    parent,
    ...rows.filter((row) => parentOf(row) === parent.path).flatMap(below),
  ];
  const [first] = rows;
  return first ? below(first) : [];
}

/** The options of all forms of an object as one list, each option once. */
function merge(lists: readonly TypeRow[][]): TypeRow[] {
  const rows = new Map<string, TypeRow>();
  for (const row of lists.flat()) {
    const known = rows.get(row.path);
    if (!known) rows.set(row.path, row);
    else rows.set(row.path, { ...row, ...known, type: joinTypes(`${known.type} | ${row.type}`.split(' | ')) });
  }
  return [...rows.values()];
}

function unionParts(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The members of a union whose properties are options: plain objects, not arrays, maps, functions or instances. */
function objectParts(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  return unionParts(type).filter((part) => isOptionObject(part, checker));
}

function isOptionObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return false;
  if (checker.getIndexInfosOfType(type).length > 0) return false;
  const properties = checker.getPropertiesOfType(type);
  // An object with methods is an instance (RegExp, the SDK), not a set of options.
  return (
    properties.length > 0 &&
    !properties.some((property) => {
      const [only, ...others] = unionParts(checker.getTypeOfSymbol(property)).filter(
        (part) => !(part.flags & ts.TypeFlags.Undefined),
      );
      return only !== undefined && others.length === 0 && only.getCallSignatures().length > 0;
    })
  );
}

function printTypes(types: readonly ts.Type[], checker: ts.TypeChecker): string {
  return joinTypes(
    types
      .filter((type) => !(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)))
      .map((type) => printType(type, checker)),
  );
}

/** Joins types without duplicates, literals first and `object` last; `true | false` becomes boolean. */
function joinTypes(names: readonly string[]): string {
  const both = names.includes('true') && names.includes('false');
  const unique = new Set(both ? names.map((name) => (name === 'true' || name === 'false' ? 'boolean' : name)) : names);
  const rank = (name: string): number => (name.startsWith("'") ? 0 : name === 'object' ? 2 : 1);
  return [...unique].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true })).join(' | ');
}

function printType(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isUnion()) return printTypes(type.types, checker);
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const inner = element ? printType(element, checker) : 'unknown';
    return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`;
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
  if (type.getCallSignatures().length > 0) return 'function';
  if (isOptionObject(type, checker) || checker.getIndexInfosOfType(type).length > 0) return 'object';
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return name === '' || name === '__type' ? 'object' : name;
}

/** The text of a JSDoc tag on a property, or on the named type that declares it. */
function tagOf(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): string | undefined {
  const own = symbol.getJsDocTags(checker).find((tag) => tag.name === name);
  if (own) return clean(own.text);
  if (name !== 'deprecated') return undefined;
  for (const declaration of symbol.declarations ?? []) {
    const alias = declaration.parent.parent;
    if (!alias || !ts.isTypeAliasDeclaration(alias)) continue;
    const tag = ts.getJSDocTags(alias).find((candidate) => candidate.tagName.text === name);
    if (tag) return clean(ts.getTextOfJSDocComment(tag.comment));
  }
  return undefined;
}

function clean(text: string | ts.SymbolDisplayPart[] | undefined): string {
  const plain = typeof text === 'string' ? text : (text ?? []).map((part) => part.text).join('');
  return plain.split('\n')[0]?.replace(/^:\s*/, '').trim() ?? '';
}
