/**
 * The script directly after the navigation: opens the groups that the reader has opened and restores the scroll
 * position, before the page is painted. Scrolling needs a layout, so it waits for that of the first frame: a layout at
 * once would be one of a part of the page, and would keep the browser from parsing the rest of it. Like the head script
 * it is text, tiny, and hashed into the page's Content-Security-Policy.
 *
 * The entries of a group are fetched when it is opened, which is too late for the first paint. So the session's storage
 * has them as HTML (client/navigation/nav-group.ts). What is stored is not trusted: only elements, attributes and
 * addresses that the navigation consists of are used. The entries of small groups are in the page already.
 *
 * Where the page's own entry would be out of sight, its group is shown from its beginning, or the entry in the upper
 * third if the group is too long.
 */
import type { DataAttribute } from '../contract.js'

/** Keys in the session's storage, after the site's storage prefix. */
export const navKeys = { open: '-nav-open', scroll: '-nav-scroll' } as const

/** The groups that are open, by the ids of their elements, with the HTML of their entries. */
export interface OpenGroups {
  /** `lang` of the pages that they belong to. */
  lang: string
  groups: Record<string, string>
}

/** Maximum length in characters of the stored HTML of all groups. */
export const longestGroups = 100_000

export function navScript(storagePrefix: string): string {
  return `(function(p){${source}})(${JSON.stringify(storagePrefix)})`
}

const fragment: DataAttribute = 'data-fragment'

const source = `
var d=document,n=d.querySelector('nav.v-nav'),has={}.hasOwnProperty,tags=/^(li|ul|a|span|details|summary|svg|path)$/i,
words=/^(class|href|rel|id|open|title|${fragment}|d|viewBox|width|height|fill|stroke(-\\w+)*|aria-\\w+|focusable)$/i,
places=/^(\\/(?!\\/)|https:\\/\\/)/
function stored(k){try{var t=sessionStorage.getItem(p+k);return t&&t.length<=${longestGroups + 10_000}?JSON.parse(t):null}catch(e){}}
function each(l,f){[].slice.call(l).forEach(f)}
function fill(g,html){
var t=d.createElement('template')
t.innerHTML=html
each(t.content.querySelectorAll('*'),function(e){
if(!tags.test(e.tagName))return e.remove()
each(e.attributes,function(a){
if(!words.test(a.name)||/^(href|${fragment})$/.test(a.name)&&a.value&&!places.test(a.value))e.removeAttribute(a.name)})})
g.querySelector('ul').appendChild(t.content)
g.setAttribute('${fragment}','')
g.open=true}
if(!n)return
var s=stored('${navKeys.open}'),id,g
if(s&&s.lang===d.documentElement.lang&&s.groups)for(id in s.groups)if(has.call(s.groups,id)){
g=d.getElementById(id)
if(g&&n.contains(g)&&typeof s.groups[id]==='string'){
if(g.getAttribute('${fragment}'))fill(g,s.groups[id])
else g.open=true}}
requestAnimationFrame(function(){
n.scrollTop=Number(stored('${navKeys.scroll}'))||0
var c=n.querySelector('.v-nav-list [aria-current=page]')
if(c){
var r=c.getBoundingClientRect(),v=n.getBoundingClientRect(),m=n.querySelector('.v-nav-head'),t=v.top+(m?m.offsetHeight:0),
o=(c.closest('details,.v-nav-subheader')||n.querySelector('.v-nav-list')).getBoundingClientRect().top
if(r.top<t||r.bottom>v.bottom)n.scrollTop+=r.bottom-o<v.bottom-t-48?o-t-8:r.top-t-(v.bottom-t)/3}})
`
