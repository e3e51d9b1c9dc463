export * from '../../../theme/components/search/engine/highlight.ts';
