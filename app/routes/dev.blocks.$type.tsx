export { default, headers, loader, meta } from './dev.blocks._index';
