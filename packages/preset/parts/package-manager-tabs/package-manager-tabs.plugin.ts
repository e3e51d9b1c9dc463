import type { Part } from '../../plugins/part.ts';
import { type PackageManagerCommand, packageManagerCommands } from './commands.ts';

export const packageManagerTabs: Part = {
  name: 'package-manager-tabs',
  asMarkdown: {
    PackageManagerTabs: (props) => [
      {
        type: 'code',
        lang: 'sh',
        value: packageManagerCommands(props as unknown as PackageManagerCommand)[0]?.[1] ?? '',
      },
    ],
  },
};
