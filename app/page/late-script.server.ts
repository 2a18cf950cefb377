import { LATE_ATTRIBUTE } from '#app/enhance/late-parts';
import { toScriptJson } from './to-script-json';

/**
 * The script that stands in a page with windows of the layout. It fetches the page's script (`module`), where it is not
 * there, with the stylesheets of the windows, and starts them when the address or a click leads into one. The click is repeated then: the window gives the focus back to its link.
 */
export function toLateScript(module: string, styles: readonly string[]): string {
  return `(function(page,module,styles){
var leadsIn=function(hash){var to=hash.length>1&&page.getElementById(hash.slice(1));return to&&to.closest('[${LATE_ATTRIBUTE}]')};
var style=function(href){return new Promise(function(done){
var link=page.createElement('link');link.rel='stylesheet';link.href=href;link.onload=link.onerror=done;page.head.append(link)})};
var loading;
var load=function(){return loading=loading||Promise.all([import(module)].concat(styles.map(style)))
.then(function(loaded){return loaded[0].startLate()})};
var follow=function(){if(leadsIn(location.hash))load()};
var open=function(event){
var link=event.target.closest('a[href^="#"]');
if(!link||event.defaultPrevented||event.button||event.metaKey||event.ctrlKey||event.shiftKey||!leadsIn(link.hash))return;
event.preventDefault();
page.removeEventListener('click',open);
load().then(function(){link.click()},function(){location.hash=link.hash})};
page.addEventListener('click',open);
addEventListener('hashchange',follow);
follow();
})(document,${toScriptJson(module)},${toScriptJson(styles)})`;
}
