export { action, clientAction, clientLoader, default, headers, loader, meta, shouldRevalidate } from './$';
