/** The gallery's stylesheets, in the order in which they are linked. Nothing runs this module: it names them. */
export { default as gallery } from './gallery.module.css';
export { default as index } from './index.module.css';
export { default as example } from './example.module.css';
export { default as reference } from './reference.module.css';
export { default as flowDiagram } from '#app/flow-diagram/flow-diagram.module.css';
export { default as flow } from './flow.module.css';
