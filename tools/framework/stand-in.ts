import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type Build, PatchError, type PatchName } from './patch.ts';

const THEME = path.join(import.meta.dirname, '../../theme/framework');

/** A module of a package, as scripts ask for it, and the file of theme/framework that takes its place. */
export interface StandIn {
  request: RegExp;
  file: string;
  /** Which of the scripts that ask are meant, by the file or folder that asks; others stop the build. */
  askedBy: RegExp;
  /** A request that others make too (`./route.js`): those are left alone. */
  isCommon?: boolean;
  /** How often it is asked for; if not given, at least once. */
  times?: number;
}

/**
 * Rsbuild plugin: files of ours take the place of modules in the browser's build.
 * @throws (after the build) when one of them was not asked for as often as expected, or something else than Rspress has
 * asked for it
 */
export function replaceModules(patch: PatchName, standIns: StandIn[], { html }: Pick<Build, 'html'>): RsbuildPlugin {
  return {
    name: `rsdoctor:${patch}-stand-ins`,
    setup(api) {
      const asked = new Map<StandIn, number>();
      const foreign = new Set<string>();
      api.modifyRspackConfig((_config, { appendPlugins, environment, rspack }) => {
        if (environment.name !== 'web') return;
        appendPlugins(
          standIns.map(
            (standIn) =>
              new rspack.NormalModuleReplacementPlugin(standIn.request, (data) => {
                if (standIn.askedBy.test(data.context)) {
                  asked.set(standIn, (asked.get(standIn) ?? 0) + 1);
                  data.request = path.join(THEME, standIn.file);
                } else if (!standIn.isCommon) foreign.add(`${data.request} in ${data.context}`);
              }),
          ),
        );
      });
      html.addBefore(() => {
        for (const standIn of standIns) {
          const { request, askedBy, times } = standIn;
          const seen = asked.get(standIn) ?? 0;
          if (seen === 0)
            throw new PatchError(patch, `nothing asks for ${request.source} any more`, {
              expected: `scripts in ${askedBy.source} that import it`,
              seen: 'none',
            });
          if (times !== undefined && seen !== times)
            throw new PatchError(patch, `${request.source} is not asked for as it was`, {
              expected: `${times} import in ${askedBy.source}`,
              seen: String(seen),
            });
        }
        if (foreign.size > 0)
          throw new PatchError(patch, 'something else asks for a module that is replaced', {
            expected: 'Rspress alone',
            seen: [...foreign].join(', '),
          });
      });
    },
  };
}

/** Where the scripts of Rspress are. */
export const IN_RSPRESS = /@rspress[\\/](?:core|shared)[\\/]dist/;

/** Folders of Rspress whose scripts run in the browser. */
export const BROWSER_FOLDERS = ['@rspress/core/dist/runtime', '@rspress/core/dist/theme'];
