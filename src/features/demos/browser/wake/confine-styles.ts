/**
 * What libraries say of kinds of elements while they run stays in the demos, as what their stylesheets say of them does.
 * They insert it through the CSSOM: the policy of a page blocks texts in style elements.
 */
import { confinedRules } from '../../shared/confined-css.js'

export function confineStyles(): void {
  const { prototype } = CSSStyleSheet
  const insert = Reflect.get<CSSStyleSheet, 'insertRule'>(prototype, 'insertRule')
  prototype.insertRule = function (rule, index) {
    return insert.call(this, confinedRules(rule), index)
  }
}
