// Replaces the stock part, whose tab for deno cannot be turned off, and whose icons repeat an id.
import { useI18n } from '@rspress/core/runtime';
import { getCustomMDXComponent, Tab, Tabs } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { type CommandOptions, packageManagerCommands } from './commands.ts';

export interface PackageManagerTabProps extends CommandOptions {
  /** An npm command without `npm`, or a whole command per package manager. */
  command: string | Partial<Record<string, string>>;
}

/** The same command for npm, yarn, pnpm and bun; the choice is shared by all such blocks. */
export function PackageManagerTabs({ command, exec, dlx }: PackageManagerTabProps) {
  const t = useI18n<typeof texts>();
  const commands = packageManagerCommands(command, { exec, dlx });

  const { pre: Pre } = getCustomMDXComponent();
  return (
    <Tabs groupId="package.manager" aria-label={t('packageManagerText')}>
      {commands.map(([manager, line]) => {
        const [binary = '', ...rest] = line.split(' ');
        return (
          <Tab key={manager} label={manager}>
            <Pre lang="bash" className="shiki" tabIndex={0}>
              <code>
                <span className="line">
                  <span className="tf">{binary}</span>
                  <span className="ts">{` ${rest.join(' ')}`}</span>
                </span>
              </code>
            </Pre>
          </Tab>
        );
      })}
    </Tabs>
  );
}
