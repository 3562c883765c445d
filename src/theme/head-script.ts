/**
 * The two scripts that set colour scheme, direction and tabs before a page is painted. They are text, not a bundle:
 * they must run before any stylesheet and are hashed into the page's Content-Security-Policy, so they are tiny, ES5 and
 * import nothing. A function turned to text by `toString()` was rejected, since its hash would depend on the compiler.
 *
 * Nothing that a visitor's browser has stored is trusted: every value is compared with a list of allowed words, and
 * whatever throws (blocked or full storage, a missing matchMedia, a sandboxed cookie) is treated as not stored.
 */
import type { ColorSchemeAttribute, DataAttribute, TabAttribute } from '../contract.js'
import type { Theme } from './create-theme.js'

export interface HeadScriptOptions {
  /** `docs` reads `docs-mode`, `docs-color-scheme-light`, `docs-color-scheme-dark` and `docs-preferences`. */
  storagePrefix: string
  /** The colour for `<meta name="theme-color">` by scheme; its keys are the names that may be chosen. */
  schemes: Record<string, string>
  /** The scheme of each mode for visitors who have chosen none. */
  defaults: { light: string; dark: string }
  /** Allowed choices of code tabs by storage key: `{ 'package-manager': ['npm', 'pnpm'] }`. */
  tabs?: Record<string, string[]>
  /** The id of the site's announcement. */
  announcement?: string
}

/** Words that the cookies `codeStyling` and `codeVariant` may hold. */
export const codeStylings = ['system', 'css', 'tailwind'] as const
export const codeVariants = ['ts', 'js'] as const

/** @returns the part of a theme that the head script needs */
export function headScriptOptions(
  theme: Theme,
  storagePrefix: string,
  tabs?: Record<string, string[]>,
): HeadScriptOptions {
  const defaults = { light: 'light', dark: 'dark' }
  defaults[theme.colorSchemes[theme.defaultColorScheme]!.mode] = theme.defaultColorScheme
  const schemes = Object.fromEntries(
    Object.entries(theme.colorSchemes).map(([name, { palette }]) => [name, palette.themeColor]),
  )
  return { storagePrefix, schemes, defaults, ...(tabs && { tabs }) }
}

/**
 * The script for `<head>`: after the `theme-color` metas, before any stylesheet. It sets on `<html>`
 * `data-<prefix>-color-scheme`, the class `mode-light` or `mode-dark`, the class `apple` where shortcuts have ⌘ in
 * place of Ctrl, `dir`, `data-density`, `data-code-styling`, `data-code-variant`, `data-announcement` and
 * `data-tab-<key>`.
 */
export function headScript(options: HeadScriptOptions): string {
  return `(function(o){${source}})(${inlineJson({
    p: options.storagePrefix,
    c: options.schemes,
    d: options.defaults,
    s: codeStylings,
    v: codeVariants,
    t: options.tabs ?? {},
    ...(options.announcement !== undefined && { a: options.announcement }),
  })})`
}

const names = {
  colorScheme: (prefix: string): ColorSchemeAttribute => `data-${prefix}-color-scheme`,
  density: 'data-density',
  codeStyling: 'data-code-styling',
  codeVariant: 'data-code-variant',
  announcement: 'data-announcement',
  searchKey: 'data-search-key',
  tab: (key: string): TabAttribute => `data-tab-${key}`,
} as const satisfies Record<string, DataAttribute | ((part: string) => ColorSchemeAttribute | TabAttribute)>

const source = `
var h=document.documentElement,has={}.hasOwnProperty
function attempt(f){try{return f()}catch(e){}}
function stored(k){return attempt(function(){return localStorage.getItem(k)})}
function short(w){return w&&w.length<=200?w:null}
function allowed(w,a,b){return a.indexOf(w)<0?b:w}
function set(n,v){if(v)h.setAttribute(n,v)}
function cookie(n,a){return attempt(function(){
var all=document.cookie.split(/; */),i,w,found
for(i=0;i<all.length;i++)if(all[i].indexOf(n+'=')===0){w=all[i].slice(n.length+1)
if(found!==undefined&&w!==found)return
found=w}
return allowed(found,a)})}
var mode=allowed(stored(o.p+'-mode'),['light','dark'],'system')
var dark=mode==='dark'||mode==='system'&&attempt(function(){return matchMedia('(prefers-color-scheme: dark)').matches})
var side=dark?'dark':'light'
var name=allowed(stored(o.p+'-color-scheme-'+side),Object.keys(o.c),o.d[side])
set('${names.colorScheme("'+o.p+'")}',name)
h.className=(h.className.replace(/(^| )mode-(light|dark)(?= |$)/g,'')+' mode-'+side).replace(/^ +/,'')
if(attempt(function(){return /^(Mac|iP)/.test(navigator.platform)}))h.className+=' apple'
var metas=mode==='system'?[]:document.querySelectorAll('meta[name="theme-color"]')
for(var i=0;i<metas.length;i++)metas[i].setAttribute('content',o.c[name])
var wish=attempt(function(){return JSON.parse(short(stored(o.p+'-preferences')))})||{}
set('dir',allowed(wish.direction,['ltr','rtl'],h.getAttribute('dir')||'ltr'))
if(wish.dense===true)set('${names.density}','dense')
var hash=attempt(function(){return /^#[\\w.-]{1,200}\\.(js|tsx)$/.exec(location.hash)})||['']
set('${names.codeStyling}',['tailwind','css','system'].filter(function(s){return hash[0].indexOf(s+'-')>=0})[0]||cookie('codeStyling',o.s)||'system')
set('${names.codeVariant}',hash[1]?hash[1].slice(0,2):cookie('codeVariant',o.v)||'ts')
if(o.a&&stored(o.p+'-announcement')===o.a)set('${names.announcement}','dismissed')
for(var k in o.t)if(has.call(o.t,k))set('${names.tab('')}'+k,allowed(stored('codeblock-'+k),o.t[k]))
`

/**
 * The first script in `<body>`, which does not exist while the head is parsed: sets its class and `dir`. Browsers run
 * it when the stylesheet is loaded or has failed. If the page is unstyled (opened as a file, served under another
 * base), it shows the address where the page belongs.
 *
 * @param unstyled the text before that address, without HTML
 * @param hasSearch whether it also keeps the keys that open the search until the page's script is there
 */
export function bodyScript(unstyled: string, hasSearch = false): string {
  return `(function(d,t){${bodySource}${hasSearch ? searchKeySource : ''}})(document,${inlineJson(unstyled)})`
}

const bodySource = `
var h=d.documentElement,b=d.body,c=d.querySelector('link[rel=canonical]'),p,a
b.className=(b.className+' '+(/(^| )(mode-(light|dark))( |$)/.exec(h.className)||['','','mode-light'])[2]).replace(/^ +/,'')
b.dir=h.dir||'ltr'
if(c&&getComputedStyle(h).colorScheme==='normal'){
p=b.appendChild(d.createElement('p'))
p.appendChild(d.createTextNode(t+' '))
a=p.appendChild(d.createElement('a'))
a.href=a.textContent=c.href}
`

const searchKeySource = `d.addEventListener('keydown',function(e){
if(h.hasAttribute('${names.searchKey}')||e.key!==(e.ctrlKey||e.metaKey?'k':'/')||e.target.matches(':read-write'))return
e.preventDefault()
h.setAttribute('${names.searchKey}','pressed')})
`

/** JSON that cannot end its script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
