// Replaces the stock part, whose tab for deno cannot be turned off, and whose icons repeat an id.
import { useI18n } from '@rspress/core/runtime';
import { getCustomMDXComponent, Tab, Tabs } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { packageManagerCommands } from './commands.ts';

/** The same command for npm, yarn, pnpm and bun; the choice is shared by all such blocks. @param command without `npm` */
export function PackageManagerTabs({ command }: { command: string }) {
  const t = useI18n<typeof texts>();
  const { pre: Pre } = getCustomMDXComponent();
  return (
    <Tabs groupId="package.manager" aria-label={t('packageManagerText')}>
      {packageManagerCommands(command).map(([manager, rest]) => (
        <Tab key={manager} label={manager}>
          <Pre lang="bash" className="shiki" tabIndex={0}>
            <code>
              <span className="line">
                <span className="tf">{manager}</span>
                <span className="ts">{` ${rest}`}</span>
              </span>
            </code>
          </Pre>
        </Tab>
      ))}
    </Tabs>
  );
}
