/**
 * The laws of this code base as lint rules: `.oxlintrc.json` says where each applies. A rule is a list of selectors
 * (https://eslint.org/docs/latest/extend/selectors) and what to write instead.
 */
const rule = (...forbidden) => ({
  create: (context) =>
    Object.fromEntries(
      forbidden.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
})

export default {
  meta: { name: 'vitrine' },
  rules: {
    'first-failure-in-order': rule({
      selector: "CallExpression[callee.object.name='Promise'][callee.property.name=/^(all|any|race)$/]",
      message: 'Use `all` of engine/graph: it throws the first failure in order, not the first in time.',
    }),
    'no-clock-or-chance': rule({
      selector:
        ":matches(CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Math'][callee.property.name='random'])",
      message: 'Outputs must not depend on the clock or on chance.',
    }),
    'no-locale-order': rule({
      selector: "CallExpression[callee.property.name='localeCompare']",
      message: "The order depends on the machine's locale: compare code units.",
    }),
    // The next three: names of src/contract.ts where the compiler would not look at them.
    'contract-in-client': rule(
      {
        selector:
          ':matches(Literal[value=/\\[data-/], TemplateElement[value.raw=/\\[data-/]):not(CallExpression[callee.name=selector] *)',
        message:
          'Write selector(…) of client/platform/contract.ts, or find, findAll, closest of client/platform/page.ts.',
      },
      {
        selector: "MemberExpression[property.name='dataset']",
        message: 'Use data(…) of client/platform/page.ts, which knows the names.',
      },
      {
        selector:
          'CallExpression[callee.property.name=/Attribute$/] > :matches(Literal[value=/^data-/], TemplateLiteral)',
        message: 'Write attribute(…) of client/platform/contract.ts.',
      },
      {
        selector:
          ':matches(CallExpression[callee.property.name=/EventListener$/], CallExpression[callee.name=/EventListener$/], NewExpression) > Literal[value=/^docs:/]',
        message: 'Use on(…), emit(…) of client/platform/page.ts or eventName(…) of client/platform/contract.ts.',
      },
    ),
    'contract-in-templates': rule({
      selector: 'JSXAttribute[name.name=/^data-/]',
      message: 'Write {...data({ … })} of templates/parts/data-attributes.ts.',
    }),
    'contract-in-html': rule({
      selector:
        ':matches(Literal[value=/ data-[a-z-]+(=|$|>| )/], TemplateElement[value.raw=/ data-[a-z-]+(=|$|>| )/])',
      message: 'Write dataHtml(…) of markdown/escape.ts.',
    }),
  },
}
