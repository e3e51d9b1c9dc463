export type { HostedConfig } from '../../../theme/components/search/config.ts';
