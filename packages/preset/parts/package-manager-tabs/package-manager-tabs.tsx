// Replaces the stock part, whose tab for deno cannot be turned off, and whose icons repeat an id.
import { useI18n } from '@rspress/core/runtime';
import { getCustomMDXComponent, Tab, Tabs } from '@rspress/core/theme';
import type { texts } from '../../frame/texts.ts';
import { type PackageManagerCommand, packageManagerCommands } from './commands.ts';

/** The same command for npm, yarn, pnpm and bun; the choice is shared by all such blocks. */
export function PackageManagerTabs(props: PackageManagerCommand) {
  const t = useI18n<typeof texts>();
  const { pre: Pre } = getCustomMDXComponent();
  return (
    <Tabs groupId="package.manager" aria-label={t('packageManagerText')}>
      {packageManagerCommands(props).map(([manager, line]) => {
        const [program = '', rest = ''] = line.split(/(?= )(.*)/s);
        return (
          <Tab key={manager} label={manager}>
            <Pre lang="bash" className="shiki" tabIndex={0}>
              <code>
                <span className="line">
                  <span className="tf">{program}</span>
                  <span className="ts">{rest}</span>
                </span>
              </code>
            </Pre>
          </Tab>
        );
      })}
    </Tabs>
  );
}
