/** What docs/generated says about the packages. Types only: the site reads the files without installing anything. */
export type PluginName = 'rspack' | 'webpack';

export interface OptionFact {
  path: string;
  type: string;
  optional: boolean;
  /** Missing when the option has no value until it is set. */
  default?: unknown;
  deprecated?: string;
  /** The first version on the 1.x line that knows it (`1.3` when the patch is not known); missing when 1.0.0 did. */
  since?: string;
  plugins: PluginName[];
  /** Only the Multiple variants of the plugins have it. */
  multiple?: true;
}

export type Bundler = 'rspack' | 'webpack';

export interface RuleFact {
  code: string;
  /** The name that `linter.rules` takes. */
  title: string;
  category: string;
  level: string;
  /** The bundlers on which the rule's sample raises it. */
  firesOn: Bundler[];
  options: Array<{ name: string; type: string; optional: boolean; default?: unknown }>;
}

export interface FlagFact {
  /** Without dashes: `no-open`. */
  name: string;
  short?: string;
  /** `path` of `--profile <path>`. */
  value?: string;
  /** False for `--json [path]`. */
  valueRequired?: boolean;
  default?: string;
}

export interface CommandFact {
  name: string;
  flags: FlagFact[];
}

export type Severity = 'debug' | 'info' | 'warn' | 'error';

/** A message that the packages print or throw. */
export interface MessageFact {
  /** `{}` stands for what only a run knows. */
  text: string;
  severity: Severity;
  /** Whose code has it: `core` is @rsdoctor/core. */
  packages: string[];
}
