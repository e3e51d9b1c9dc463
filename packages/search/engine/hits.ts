export * from '../../../theme/components/search/engine/hits.ts';
