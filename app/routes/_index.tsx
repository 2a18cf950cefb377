export { action, default, handle, headers, loader, meta } from './$';
