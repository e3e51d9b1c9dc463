import '../../../theme/components/search/engine/worker.ts';
