export * from '../../../theme/components/search/engine/index-file.ts';
