export { clientLoader, default, headers, loader, meta, shouldRevalidate } from './$';
