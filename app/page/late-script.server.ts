import { LATE_ATTRIBUTE } from '#app/enhance/late-parts';
import { toScriptJson } from './to-script-json';

/**
 * The script that stands in a page with windows of the layout. It fetches the page's script (`module`), where it is not
 * there, and starts them when the address or a click leads into one. The click is repeated then: the window gives the focus back to its link.
 */
export function toLateScript(module: string): string {
  return `(function(page,module){
var leadsIn=function(hash){var to=hash.length>1&&page.getElementById(hash.slice(1));return to&&to.closest('[${LATE_ATTRIBUTE}]')};
var load=function(){return import(module).then(function(start){return start.startLate()})};
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
})(document,${toScriptJson(module)})`;
}
